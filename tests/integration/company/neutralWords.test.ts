import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { singletons } from '../../../src/contract/singletons/index.ts'
import { initialValuesOf } from '../../../src/contract/singletons/initialValues.ts'
import { ROOT } from '../../helpers/siteServer.ts'
import { OTHERS } from './otherCompanies.ts'

const NEUTRAL = `${ROOT}/scripts/newCompany/company`
const filesIn = (folder: string) => globSync(['words/**/*.ts', 'illustrations/chapters.ts'], { cwd: folder }).sort()

/** Property names of a text module; none for a list, which may have any length. */
const namesIn = (value: object) => (Array.isArray(value) ? [] : Object.keys(value).sort())

test('neutral texts: exist for every text of the company, but the initial ones, which are neutral', () => {
  const ours = filesIn(`${ROOT}/src/company`).filter((file) => !file.startsWith('words/initial/'))
  expect(filesIn(NEUTRAL)).toEqual(ours)
})

test.each(filesIn(NEUTRAL))(
  'neutral texts: %s has the same texts as the company, without its name and trade',
  async (file) => {
    const [neutral, ours] = await Promise.all(
      [NEUTRAL, `${ROOT}/src/company`].map((folder) => import(/* @vite-ignore */ `${folder}/${file}`)),
    )
    for (const [name, value] of Object.entries<object | string>(neutral)) {
      if (typeof value === 'object') expect(namesIn(value)).toEqual(namesIn(ours[name]))
      const text = JSON.stringify(value, (_, part) => (typeof part === 'function' ? part('Pati') : part))
      expect(text.replaceAll(/Filiz Tarım Teknolojileri/g, '').match(OTHERS)?.[0]).toBeUndefined()
    }
    expect(Object.keys(neutral)).toEqual(Object.keys(ours))
  },
)

/** The greeting of the chat speaks of the company's trade; `init` replaces it. */
const neutral = Object.values(singletons).filter(({ key }) => key !== 'chat-texts')

test.each(neutral)('initial texts of $key: name no trade, and only the given company', (singleton) => {
  const text = JSON.stringify(initialValuesOf(singleton, { name: 'Pati', emailAddress: 'pati@example.com' }) ?? {})
  expect(text.match(OTHERS)?.[0]).toBeUndefined()
  if (singleton.key === 'privacy') expect(text).toContain('Veri sorumlusu: Pati. E-posta: pati@example.com.')
})
