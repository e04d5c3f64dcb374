import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { openLiveTests } from './liveTests.ts'
import { applied, type Mutant, mutantsOf } from './mutants.ts'
import { sampleOf } from './sampleOf.ts'
import { scratchCopy } from './scratch.ts'
import { testsOf } from './testsOf.ts'

const USAGE = `npm run mutation -- <folder or file> [--sample 60] [--seed 1] [--again]

Breaks sources in small ways, one at a time, in a copy of the tree, and names the breaks that no test of it
notices. What was tried is kept under node_modules/.cache/mutation, and a later run goes on from there; --again tries once
more what was not noticed.`

interface Tried extends Mutant {
  file: string
  line: number
  outcome: 'noticed' | 'too slow' | 'not noticed'
  /** The test that killed it. */
  by?: string
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
  },
})
const room = positionals[0]?.replace(/\/$/, '') ?? ''
if (!existsSync(room)) {
  console.error(USAGE)
  process.exit(2)
}

const root = process.cwd()
const kept = join(root, 'node_modules/.cache/mutation', `${room.replaceAll('/', '-')}.json`)
const tried: Record<string, Tried> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}

const files = globSync([room, `${room}/**/*.{ts,tsx}`]).filter((file) => /(?<!\.(test|stories|d))\.tsx?$/.test(file))
const all = files.sort().flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  return mutantsOf(source, file).map((mutant) => ({ mutant, file, source, key: keyOf(file, source, mutant) }))
})
const sample = sampleOf(all, Number(values.sample), Number(values.seed))
const todo = sample.filter(({ key }) => !tried[key] || (values.again && tried[key].outcome === 'not noticed'))
say(`${files.length} files, ${all.length} breaks, a sample of ${sample.length}; ${todo.length} are to be tried.`)

if (todo.length) {
  const { copy, remove } = scratchCopy(root)
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const tests = await openLiveTests(copy, testsOf(room))
  try {
    const start = Date.now()
    const failing = await tests.failing()
    if (failing?.length) throw new Error(`These tests fail without a mutation:\n${failing.join('\n')}`)
    const limit = 30_000 + 2 * (Date.now() - start)
    for (const { mutant, file, source, key } of todo) {
      tests.write(file, applied(source, mutant))
      const by = await tests.failing(file, limit)
      tests.write(file, source)
      const outcome = !by ? 'too slow' : by.length ? 'noticed' : 'not noticed'
      tried[key] = { ...mutant, file, line: source.slice(0, mutant.start).split('\n').length, outcome, by: by?.[0] }
      mkdirSync(dirname(kept), { recursive: true })
      writeFileSync(kept, JSON.stringify(tried, null, 2))
      if (outcome === 'not noticed') say(sentenceOf(tried[key], source))
    }
  } finally {
    await tests.close()
  }
}

const left = sample.filter(({ key }) => tried[key]!.outcome === 'not noticed')
const share = Math.round((100 * (sample.length - left.length)) / (sample.length || 1))
say(`\n${share} % of ${sample.length} breaks of ${room} are noticed; not noticed are:`)
for (const { key, source } of left) say(sentenceOf(tried[key]!, source))
process.exit(0)

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

function keyOf(file: string, source: string, mutant: Mutant): string {
  return createHash('sha256')
    .update(JSON.stringify([file, source, mutant]))
    .digest('hex')
}

function sentenceOf({ file, line, what, start, end, text }: Tried, source: string): string {
  const short = (code: string) => code.replace(/\s+/g, ' ').slice(0, 70)
  return `${file}:${line} ${what}: ${short(source.slice(start, end))} → ${short(text)}`
}
