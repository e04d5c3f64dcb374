import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../siteServer.ts'

/** The company that the project comes with, and its trade. */
export const OTHERS =
  /filiz|(?<!\p{L})tar[ıi]m|tarla|ziraat|çiftçi|parsel|dönüm|dekar|sula|toprak|agronom|grower|crop|irrigat|\bfarm/iu

const FILES = ['src', 'scripts', 'start.mjs', 'package.json', 'package-lock.json', 'vite.config.ts']

/**
 * A copy of the project as a fresh clone has it after `npm ci`, in a folder of its own: its files are files, its packages
 * this project's, and the design system is the copy's. The caller removes it.
 */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'company-'))
  for (const file of FILES)
    cpSync(join(ROOT, file), join(root, file), { recursive: true, filter: (path) => !/\.(test|stories)\./.test(path) })
  const packages = join(root, 'node_modules')
  mkdirSync(join(packages, '@filiz'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => !/^\.|^@filiz$/.test(each)))
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name))
  symlinkSync(join(root, 'src/design-system'), join(packages, '@filiz/design-system'))
  return root
}
