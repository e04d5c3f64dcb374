import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Not copied: packages, builds, data and output of other tools. */
const LEFT = /^(node_modules|dist.*|data|\..*|storybook-static|coverage|test-results|playwright-report)$/

/** A copy of the work tree to mutate: the work tree itself is never changed. */
export function scratchCopy(root: string): { copy: string; remove: () => void } {
  const copy = mkdtempSync(join(tmpdir(), 'mutation-'))
  for (const name of readdirSync(root).filter((name) => !LEFT.test(name)))
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    })
  for (const name of ['.storybook']) cpSync(join(root, name), join(copy, name), { recursive: true })
  // Packages are links to the work tree's, except the workspace package.
  mkdirSync(join(copy, 'node_modules/@filiz'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '@filiz' && name[0] !== '.'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  symlinkSync(join(copy, 'src/design-system'), join(copy, 'node_modules/@filiz/design-system'))
  return { copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}
