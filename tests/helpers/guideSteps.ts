import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './siteServer.ts'

/** A step of a guide: write a file, change one, or run a command. */
export type Step =
  | { does: 'write'; file: string; text: string }
  | { does: 'change'; file: string; hunks: string[] }
  | { does: 'run'; command: string }

/** The steps of a guide in `docs`, in order; `names` are replaced in all of them. A block fenced without a language is no step. */
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

/** Writes or changes a file below `root`. Throws if the lines to change are not there. */
export function applyStep(step: Exclude<Step, { does: 'run' }>, root: string): void {
  const path = join(root, step.file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, step.does === 'write' ? step.text : step.hunks.reduce(patched, readFileSync(path, 'utf8')))
}

const toRun = (command: string): Step => ({ does: 'run', command })
const toWrite = ([file, text]: [string, string]): Step => ({ does: 'write', file, text })
const toChange = ([file, text]: [string, string]): Step => ({ does: 'change', file, hunks: text.split('@@\n') })

/** A block as its files: each begins with its path in a comment. */
const inFiles = (block: string) =>
  block
    .split(/^\/\/ (?=(?:src|tests)\/)/m)
    .slice(1)
    // The pattern matches every part: its first line is a path.
    .map((part) => part.split(/(?<=^\S+)\n(.*)/s) as [file: string, text: string])

/** A text with a hunk applied: its removed and context lines are searched for. */
function patched(text: string, hunk: string): string {
  const before = linesOf(hunk, ' -')
  if (!text.includes(before)) throw new Error(`The guide changes lines that are not there: ${before}`)
  return text.replace(before, () => linesOf(hunk, ' +'))
}

const linesOf = (hunk: string, signs: string): string =>
  hunk
    .split('\n')
    .filter((line) => line && signs.includes(line[0]!))
    .map((line) => `${line.slice(1)}\n`)
    .join('')
