import { type ConfigData, HtmlValidate, type Message } from 'html-validate'
import { expect, test } from './fixtures.ts'
import { publicPaths } from './routes.ts'

/** Rules of the HTML standard and its content models; not of style, as React writes the markup. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  // A `picture` has exactly one `img` (HTML, 4.8.1), which the tool does not check.
  elements: ['html5', { picture: { permittedContent: ['@script', 'source', 'img?'] } }],
}

const validator = new HtmlValidate(config)

/** Attributes of view transitions, which React removes at hydration. */
const isReacts = ({ ruleId, message }: Message) => ruleId === 'no-unknown-attributes' && /"vt-/.test(message)

for (const path of publicPaths)
  test(`${path}: valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const { results } = await validator.validateString(html, path)
    const found = results.flatMap(({ messages }) => messages).filter((message) => !isReacts(message))
    expect(found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
  })
