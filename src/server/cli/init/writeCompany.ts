import { spawnSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartRefused } from '../../platform/config/startRefused.ts'
import { type Identity, identityFile } from './identityFile.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const COMPANY = join(ROOT, 'src/company')
/** What a company says that has said nothing yet. */
const NEUTRAL = join(ROOT, 'scripts/newCompany/company')

/** The company whose words and mark the project comes with. */
export const HOUSE = 'Filiz Tarım Teknolojileri'

/** Whether the words here are still those that the project came with: its privacy notice names who answers for the data. */
export const speaksForTheHouse = async (): Promise<boolean> =>
  (await readFile(join(COMPANY, 'words/starts/privacy.ts'), 'utf8')).includes(HOUSE)

export const writeIdentity = (identity: Identity): Promise<void> =>
  writeFile(join(COMPANY, 'identity.ts'), identityFile(identity))

export const writeMark = (drawing: string): Promise<void> => writeFile(join(COMPANY, 'mark.svg'), drawing)

export const takeNeutralWords = (): Promise<void> =>
  cp(NEUTRAL, COMPANY, { recursive: true, filter: (path) => path !== join(NEUTRAL, 'identity.ts') })

/** Has everything drawn and written anew that follows from the company's files; pictures of the demo only where it is shown. */
export function drawAnew({ hasDemo }: Pick<Identity, 'hasDemo'>): void {
  for (const name of [...ALWAYS, ...(hasDemo ? OF_DEMO : [])]) {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, `scripts/${name}.ts`)], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    if (status !== 0) throw new StartRefused(`scripts/${name}.ts failed: ${stderr.trim()}`)
  }
}

/** Each rests on what those before it have written. */
const ALWAYS = ['writeMark', 'writeTokens', 'drawScenes', 'drawSharing'] as const
const OF_DEMO = ['drawInstruments', 'drawDemoPictures'] as const
