import { spawnSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { identity, languages } from '../../../company/identity.ts'
import { OperatorError } from '../../platform/config/operatorError.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const COMPANY = join(ROOT, 'src/company')
/** Neutral texts for a company without its own. */
const NEUTRAL = join(ROOT, 'scripts/newCompany/company')

/** The demo company that the project ships with. */
export const HOUSE = 'Filiz Tarım Teknolojileri'

/** Whether the texts are still the demo company's: the sample answer of its home page rests on a demo post. */
export const hasDemoTexts = async (): Promise<boolean> =>
  (await readFile(join(COMPANY, 'words/home.ts'), 'utf8')).includes('Domateste')

export const writeIdentity = (identity: Identity): Promise<void> =>
  writeFile(join(COMPANY, 'identity.ts'), identityFile(identity))

export const writeMark = (drawing: string): Promise<void> => writeFile(join(COMPANY, 'mark.svg'), drawing)

export const copyNeutralWords = (): Promise<void> => cp(NEUTRAL, COMPANY, { recursive: true })

/** Regenerates everything derived from the company's files; demo images only with demo content. */
export function regenerate({ hasDemo }: Pick<Identity, 'hasDemo'>): void {
  for (const script of [...ALWAYS, ...(hasDemo ? WITH_DEMO : [])]) {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, script)], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    if (status !== 0) throw new OperatorError(`${script} failed: ${stderr.trim()}`)
  }
}

/** In the order of their dependencies. */
const ALWAYS = [
  'scripts/writeTokens.ts',
  'tools/illustrations/drawIllustrations.ts',
  'tools/illustrations/drawSiteImages.ts',
] as const
const WITH_DEMO = ['tools/illustrations/drawDemoImages.ts'] as const

export type Identity = typeof identity & { languages: typeof languages }

/** The source of `company/identity.ts`. */
const identityFile = ({ name, assistant, hues, land, hasDemo, languages }: Identity): string =>
  `/** The company. \`npm run cli -- init\` writes this file; see \`docs/how-to/make-it-yours.md\`. */
export const identity = {
  /** Name of the site; the setting SITE_NAME overrides it. */
  name: ${quoted(name)},
  /** Name of the assistant; the setting ASSISTANT_NAME overrides it. */
  assistant: ${quoted(assistant)},
  /** The brand's two hues, in degrees of OKLCH: of links, buttons and backgrounds, and of the accent. */
  hues: { first: ${hues.first}, second: ${hues.second} },
  /** Illustrations: seed of their fields, empty for the original ones; whether they have trees, roofs and a measured parcel. */
  land: { seed: ${quoted(land.seed)}, isFarmed: ${land.isFarmed} },
  /** Whether an empty site is filled with the demo content; the setting DEMO_CONTENT overrides it. */
  hasDemo: ${hasDemo},
}

/** Languages of the site, the content's own first: the second is its translation, with pages below \`/en\` or \`/tr\`. */
export const languages: readonly ['tr' | 'en', ...('tr' | 'en')[]] = [${languages.map(quoted).join(', ')}]
`

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`
