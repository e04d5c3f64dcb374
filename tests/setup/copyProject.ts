import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from '../siteServer.ts'

/** What a build needs, without tests and stories. */
const PROGRAM = ['src', 'scripts', 'start.mjs', 'package.json', 'package-lock.json', 'vite.config.ts']
/** What is no part of a clone. */
const MADE = /^(\.git|node_modules|dist.*|data|test-results|playwright-report|storybook-static|coverage)$/

/**
 * A copy of the project as a fresh clone has it after `npm ci`, in a folder of its own: its files are files, its packages
 * this project's, and the design system is the copy's. The caller removes it.
 */
export function copyProject({ whole = false } = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  const files = whole ? readdirSync(ROOT).filter((name) => !MADE.test(name)) : PROGRAM
  const filter = (path: string) =>
    !/node_modules/.test(relative(ROOT, path)) && (whole || !/\.(test|stories)\./.test(path))
  for (const file of files) cpSync(join(ROOT, file), join(root, file), { recursive: true, filter })
  const packages = join(root, 'node_modules')
  mkdirSync(join(packages, '@filiz'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => !/^\.(?!bin$)|^@filiz$/.test(each)))
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name))
  symlinkSync(join(root, 'src/design-system'), join(packages, '@filiz/design-system'))
  return root
}
