import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { concurrently } from 'concurrently'
import { isSlow } from '../tests/helpers/slowTests.ts'
import { type Counts, countPlaywright, countVitest } from './testCounts.ts'

/** One script of package.json; `countsIn` reads its runner's JSON report. A task without one counts as one check. */
interface Task {
  name: string
  script: string
  countsIn?: (reportFile: string) => Counts
}

/** Started in this order, three at a time: more would only compete for the processor. */
const tasks: Task[] = [
  { name: 'unit', script: 'test:unit', countsIn: countVitest },
  { name: 'e2e', script: 'test:e2e', countsIn: countPlaywright },
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
]
if (isSlow)
  tasks.push(
    { name: 'storybook', script: 'build-storybook' },
    { name: 'stories', script: 'test:stories', countsIn: countVitest },
  )

if (process.argv.length > 2) {
  console.error(`npm test takes no arguments. Run one of its parts instead:
  npm run test:unit -- <file> -t <name>
  npm run test:e2e -- <file> -g <name>
  npm run typecheck
  npm run lint`)
  process.exit(1)
}

const folder = mkdtempSync(join(temporaryFolder(), 'tests-'))
// Some tests run as other users.
chmodSync(folder, 0o755)
try {
  process.exitCode = (await runAll()) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs every task, and prints one count of all of them. True if nothing failed. */
async function runAll(): Promise<boolean> {
  const reportOf = (name: string) => join(folder, `${name}.json`)
  const { result } = concurrently(
    tasks.map(({ name, script }) => ({
      name,
      command: `npm run --silent ${script}`,
      env: { CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined, TMPDIR: folder, TEST_REPORT: reportOf(name) },
    })),
    { prefix: 'name', padPrefix: true, prefixColors: 'auto', maxProcesses: 3 },
  )
  // The same events, whether all tasks have passed or not.
  const events = await result.catch((closed: Awaited<typeof result>) => closed)
  const results = tasks.map(({ name, countsIn }) => {
    const { exitCode, timings } = events.find(({ command }) => command.name === name)!
    const counts = countsIn?.(reportOf(name)) ?? { passed: exitCode === 0 ? 1 : 0, failed: 0, flaky: [] }
    // A runner can fail without a failed test: an unhandled error, a broken setup, or no test at all.
    const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
    return { name, seconds: timings.durationSeconds, ...counts, failed: counts.failed + (isSilentFailure ? 1 : 0) }
  })
  for (const { name, passed, failed, seconds } of results)
    print(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${passed} passed, ${failed} failed, ${Math.round(seconds)} s`)
  for (const test of results.flatMap(({ flaky }) => flaky)) print(`flaky, passed at the second try: ${test}`)
  const total = (key: 'passed' | 'failed') => results.reduce((sum, each) => sum + each[key], 0)
  print(`${total('passed')} passed, ${total('failed')} failed`)
  return total('failed') === 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Folder of the tests' temporary files, about 4 GB of databases: in memory (ten times faster) if three times that size
 * is available.
 */
function temporaryFolder(): string {
  const memory = '/dev/shm'
  const gigabyte = 2 ** 30
  if (isSlow || !existsSync(memory) || freemem() < 12 * gigabyte) return tmpdir()
  // Containers mount it with `noexec`.
  if (/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync('/proc/mounts', 'utf8'))) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < 8 * gigabyte ? tmpdir() : memory
}
