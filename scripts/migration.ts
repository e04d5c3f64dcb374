import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resources } from '../src/contract/resources/index.ts'
import type { Resource } from '../src/contract/schema/resource.ts'
import { parseColumnOptions } from './migrations/columnChanges.ts'
import { draftMigration } from './migrations/draftMigration.ts'
import { fileOf, indexText } from './migrations/indexText.ts'

const FOLDER = 'src/server/platform/db/migrations'
const USAGE = `Name a declared resource: npm run migration -- <name> [--rename <old>=<new>]… [--remove <field>]…
Declared are ${Object.keys(resources).join(', ')}.`

/** `npm run migration`: drafts the migration of a declaration, writes its file, and adds it to `migrations/index.ts`. */
async function run(): Promise<string> {
  const [name, ...words] = process.argv.slice(2)
  const all: Record<string, Resource> = resources
  const resource = Object.values(all).find((each) => each.name === name)
  if (!resource) throw new Error(USAGE)
  const drafted = await draftMigration(resource, undefined, parseColumnOptions(words))
  if (!drafted) return `The table of ${resource.name} is as it is declared.`
  const file = join(FOLDER, fileOf(drafted.name, readdirSync(FOLDER)))
  writeFileSync(file, formatted(file, drafted.text))
  writeFileSync(join(FOLDER, 'index.ts'), indexText(readdirSync(FOLDER)))
  return `Written: ${file}, named in index.ts there. Read it, commit it, and never change it once it has run anywhere.`
}

const formatted = (file: string, text: string) =>
  execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${file}`], { input: text })

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
