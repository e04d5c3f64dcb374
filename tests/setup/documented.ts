import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ResourceEntry } from '../../src/admin/entries/entries.ts'
import type { Resource } from '../../src/contract/schema/resource.ts'
import { ROOT } from '../siteServer.ts'
import { addedIn, type Step, stepsOf, take } from './guide.ts'

/** Node's own loader, also where tests run as if in a browser. */
const load = createRequire(join(import.meta.dirname, 'documented.ts'))

// Both under names of their own, so that a project which has followed the guides can be tested too.

/** What docs/how-to/add-a-resource.md tells to do. */
export const documentedSteps = (): Step[] => stepsOf('how-to/add-a-resource.md', { dealers: 'guideDealers' })

/** What docs/how-to/add-a-page.md tells to do, and where its page is then. */
export function documentedPage(): { path: string; steps: Step[] } {
  const path = '/kilavuz'
  return {
    path,
    steps: stepsOf('how-to/add-a-page.md', { FairPage: 'GuidePage', fairPage: 'guidePage', '/fuar': path }),
  }
}

/** Steps of docs/how-to/add-a-field.md: a field of products, shown on their page. */
export const documentedField = (): Step[] => stepsOf('how-to/add-a-field.md')

const DECLARATION = 'src/contract/resources/guideDealers.ts'
const COMMAND = 'npm run migration -- guideDealers'

/** A declaration as it stands when the guide has its migration drafted, and what the command says beside its name. */
interface Documented {
  resource: Resource
  said: string[]
}

/** The pieces of docs/how-to/add-a-resource.md, as a developer would have put them into their places. */
export function documentedResource() {
  const steps = documentedSteps()
  const drafted = steps.find((step) => step.does === 'write' && step.file.includes('NNNN-'))
  const change = steps.find((step) => step.does === 'change' && step.file === 'src/admin/config.tsx')
  if (drafted?.does !== 'write' || change?.does !== 'change') throw new Error('The guide has lost a piece')
  const { entry } = loadText<{ entry: (declared: Resource) => ResourceEntry[] }>(
    `export const entry = (guideDealers: unknown) => [${addedIn(change.hunks.at(-1)!)}]\n`,
  )
  const { resource } = documentedDrafts()[0]!
  return { resource, migration: drafted.text, config: entry(resource) }
}

/** The changes of fields that the guide shows, one after the other: the declaration after each, and what its command says. */
export const documentedChanges = (): Documented[] => documentedDrafts().slice(1)

function documentedDrafts(): Documented[] {
  const texts: Record<string, string> = {}
  const tree = {
    read: (file: string) => texts[file] ?? readFileSync(join(ROOT, file), 'utf8'),
    write: (file: string, text: string) => {
      texts[file] = text
    },
  }
  return documentedSteps().flatMap((step) => {
    take(step, tree)
    if (step.does !== 'run' || !step.command.startsWith(COMMAND)) return []
    const { guideDealers: resource } = loadText<{ guideDealers: Resource }>(texts[DECLARATION]!)
    return { resource, said: step.command.slice(COMMAND.length).split(' ').filter(Boolean) }
  })
}

/** Loads a module that is written for `src/contract/resources`. */
function loadText<M>(source: string): M {
  const contract = pathToFileURL(join(ROOT, 'src/contract/')).href
  const folder = mkdtempSync(join(tmpdir(), 'documented-'))
  try {
    const file = join(folder, 'module.ts')
    writeFileSync(file, source.replaceAll("from '../", `from '${contract}`))
    return load(file) as M
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
