/** Name of a migration's export: `0095-redirect-keys` exports `redirectKeys`. */
export const exportOf = (file: string): string =>
  file.replace(/^\d+-|\.ts$/g, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** File name of a migration that follows the existing ones. */
export function fileOf(name: string, files: readonly string[]): string {
  const last = migrationsIn(files).at(-1) ?? '0'
  const number = String(Number.parseInt(last, 10) + 1).padStart(4, '0')
  return `${number}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

/** The text of `migrations/index.ts`: every migration of the folder, in order. */
export function indexText(files: readonly string[]): string {
  const names = migrationsIn(files).map((file) => file.replace(/\.ts$/, ''))
  return `${names.map((name) => `import { ${exportOf(name)} } from './${name}.ts'`).join('\n')}
import type { Migration } from './migration.ts'

/** All migrations in order, written by \`npm run migration\`. One that has run anywhere is never changed: the next one corrects it. */
export const migrations: Record<string, Migration> = {
${names.map((name) => `  '${name}': ${exportOf(name)},`).join('\n')}
}
`
}

const migrationsIn = (files: readonly string[]) => files.filter((file) => /^\d{4}-.*(?<!\.test)\.ts$/.test(file)).sort()
