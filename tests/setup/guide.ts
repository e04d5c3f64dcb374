import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../siteServer.ts'

/** What a guide tells its reader to do next: write a file, change one, run a command. */
export type Step =
  | { does: 'write'; file: string; text: string }
  | { does: 'change'; file: string; hunks: string[] }
  | { does: 'run'; command: string }

/** A project's files, by their paths. */
export interface Tree {
  read(file: string): string
  write(file: string, text: string): void
}

/** The files below a folder. */
export const treeIn = (root: string): Tree => ({
  read: (file) => readFileSync(join(root, file), 'utf8'),
  write(file, text) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  },
})

/** Everything that a guide tells to do, in its order; `names` stand for others there. What is fenced without a language only explains. */
export function stepsOf(guide: string, names: Readonly<Record<string, string>> = {}): Step[] {
  const text = Object.entries(names).reduce(
    (read, [from, to]) => read.replaceAll(from, to),
    readFileSync(join(ROOT, 'docs', guide), 'utf8'),
  )
  return Array.from(text.matchAll(/```(tsx?|diff|sh)\n(.*?)```/gs)).flatMap(([, language, block]) => {
    if (language === 'sh') return block!.trim().split('\n').map(toRun)
    return language === 'diff' ? inFiles(block!).map(toChange) : inFiles(block!).map(toWrite)
  })
}

/** Writes and changes files as a step says. Throws where it changes what is not there. */
export function take(step: Step, tree: Tree): void {
  if (step.does === 'write') tree.write(step.file, step.text)
  if (step.does === 'change') tree.write(step.file, step.hunks.reduce(patched, tree.read(step.file)))
}

/** The lines that a hunk adds. */
export const addedIn = (hunk: string): string => linesOf(hunk, '+')

const toRun = (command: string): Step => ({ does: 'run', command })
const toWrite = ([file, text]: [string, string]): Step => ({ does: 'write', file, text })
const toChange = ([file, text]: [string, string]): Step => ({ does: 'change', file, hunks: text.split('@@\n') })

/** A block as its files: each file's path, which stands above in a comment, and what stands below it. */
const inFiles = (block: string) =>
  block
    .split(/^\/\/ (?=(?:src|tests)\/)/m)
    .slice(1)
    .map((part) => part.split(/(?<=^\S+)\n(.*)/s) as [file: string, text: string])

/** A text with the lines of a hunk: what goes, or what stays beside it, is looked for. */
function patched(text: string, hunk: string): string {
  const before = linesOf(hunk, ' -')
  if (!text.includes(before)) throw new Error(`The guide changes what is not there: ${before}`)
  return text.replace(before, () => linesOf(hunk, ' +'))
}

const linesOf = (hunk: string, signs: string): string =>
  hunk
    .split('\n')
    .filter((line) => line && signs.includes(line[0]!))
    .map((line) => `${line.slice(1)}\n`)
    .join('')
