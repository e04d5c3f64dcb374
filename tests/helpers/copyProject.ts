import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { ROOT } from './siteServer.ts'

/** Files of a build, without tests and stories. */
const PROGRAM = ['src', 'scripts', 'start.mjs', 'package.json', 'package-lock.json', 'vite.config.ts']
/** Files that are not part of a clone. */
const MADE = /^(\.git|node_modules|dist.*|data|test-results|playwright-report|storybook-static|coverage)$/

interface Copy {
  /** Includes tests, stories and documents. */
  whole?: boolean
  /** Only the packages of `npm ci --omit=dev`. */
  production?: boolean
}

/**
 * A copy of the project like a fresh clone after `npm ci`. Packages are links to this project's, and the design system is the
 * copy's own. The caller removes it.
 */
export function copyProject({ whole = false, production = false }: Copy = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  const files = whole ? readdirSync(ROOT).filter((name) => !MADE.test(name)) : PROGRAM
  const filter = (path: string) =>
    !/node_modules/.test(relative(ROOT, path)) && (whole || !/\.(test|stories)\./.test(path))
  for (const file of files) cpSync(join(ROOT, file), join(root, file), { recursive: true, filter })
  const packages = join(root, 'node_modules')
  mkdirSync(join(packages, '@filiz'), { recursive: true })
  const isLeftOut = production ? isForDevelopment() : () => false
  for (const name of packageFolders().filter((each) => !isLeftOut(each))) {
    mkdirSync(dirname(join(packages, name)), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), join(packages, name))
  }
  symlinkSync(join(root, 'src/design-system'), join(packages, '@filiz/design-system'))
  return root
}

/** Names in `node_modules` (`react`, `@mui/material`, `.bin`), without the design system. */
const packageFolders = () =>
  readdirSync(join(ROOT, 'node_modules'))
    .filter((name) => !/^\.(?!bin$)|^@filiz$/.test(name))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(ROOT, 'node_modules', name)).map((each) => `${name}/${each}`) : name,
    )

function isForDevelopment() {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true } | undefined>
  }
  return (name: string) => Boolean(lock.packages[`node_modules/${name}`]?.dev)
}
