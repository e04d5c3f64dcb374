import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ensureBrowser } from '../tests/browser.ts'
import { isLong } from '../tests/long.ts'
import { ROOT } from './buildStamp.ts'
import type { Counts } from './testReports.ts'
import { type Step, type StepName, steps } from './testSteps.ts'

/** Side by side, each from left to right: alone, none of them keeps two cores busy all the time. */
const lanes: StepName[][] = [['node'], ['build', 'e2e', 'dom'], ['types', 'lint', 'storybook', 'stories']]

/** Default steps. The screenshots of all component states are part of the long tests. */
const usual: StepName[] = ['node', 'build', 'e2e', 'dom', 'types', 'lint']
if (isLong) usual.push('storybook', 'stories')

interface Result extends Counts {
  seconds: number
  output: string
}

const MEMORY = '/dev/shm'
/** A mount where no program may run, as in containers. */
const NO_EXEC = new RegExp(`^\\S+ ${MEMORY} \\S+ \\S*\\bnoexec\\b`, 'm')
const GIGABYTE = 2 ** 30

const results = new Map<string, Result>()
/** Folder of the tests' output and reports. */
const folder = mkdtempSync(join(temporaryFolder(), 'tests-'))
// Some of them run as other users.
chmodSync(folder, 0o755)

/** The folder of temporary files, some 4 GB of databases: in memory where there is three times as much, which is ten times as fast. */
function temporaryFolder(): string {
  if (isLong || !existsSync(MEMORY) || freemem() < 12 * GIGABYTE) return tmpdir()
  if (NO_EXEC.test(readFileSync('/proc/mounts', 'utf8'))) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize < 8 * GIGABYTE ? tmpdir() : MEMORY
}

async function runStep(name: StepName): Promise<void> {
  const step: Step = steps[name]
  const startedAt = performance.now()
  const outcome = isHopeless(step) ? failure(`Not run, because "${step.needs}" failed.`) : await run(name, step)
  results.set(name, { ...outcome, seconds: (performance.now() - startedAt) / 1000 })
  report(name)
}

const isHopeless = ({ needs }: Step) => needs !== undefined && (results.get(needs)?.failed ?? 0) > 0

const failure = (output: string) => ({ passed: 0, failed: 1, retried: [], output })

async function run(name: string, step: Step): Promise<Counts & { output: string }> {
  if (step.browser)
    try {
      ensureBrowser()
    } catch (error) {
      return failure((error as Error).message)
    }
  const reportFile = join(folder, `${name}.json`)
  const { status, output } = await execute(step.command, reportFile)
  if (!step.countsOf) return status === 0 ? { passed: 1, failed: 0, retried: [], output } : failure(output)
  const counts = step.countsOf(reportFile)
  // A runner may fail without a failed test: an unhandled error, a broken setup, or no test at all.
  const isSilentFailure = counts.failed === 0 && (status !== 0 || counts.passed === 0)
  return { ...counts, failed: counts.failed + (isSilentFailure ? 1 : 0), output }
}

function execute([program, ...args]: Step['command'], reportFile: string): Promise<{ status: number; output: string }> {
  const PATH = [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      CI: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      TEST_REPORT: reportFile,
      TMPDIR: folder,
      PATH,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve({ status: status ?? 1, output }))
  })
}

function report(name: string): void {
  const { passed, failed, seconds, output } = results.get(name)!
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
  if (failed > 0) process.stdout.write(`\n${output.trim()}\n\n`)
  process.stdout.write(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${counts.padEnd(24)} ${seconds.toFixed(1)} s\n`)
}

async function runAll(chosen: string[]): Promise<void> {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane.filter((each) => chosen.includes(each))) await runStep(name)
    }),
  )
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !Object.hasOwn(steps, name))
if (unknown) {
  console.error(`There is no step "${unknown}"; there are ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
try {
  await runAll(chosen.length > 0 ? chosen : usual)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const outcomes = [...results.values()]
for (const name of outcomes.flatMap(({ retried }) => retried)) process.stdout.write(`needed a second try: ${name}\n`)
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, result) => sum + result[key], 0)
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`)
process.exitCode = total('failed') > 0 ? 1 : 0
