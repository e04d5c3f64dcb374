import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  /** Tests that passed only at the second attempt, each with the error of the first one. */
  flaky: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: string; results: { error?: PlaywrightError }[] }[] }[]
}

interface PlaywrightError {
  message?: string
  location?: { file: string; line: number }
}

/**
 * Counts from Vitest's JSON report. A file that failed before any of its tests is one failure; a missing report counts
 * as zero.
 */
export function countVitest(path: string): Counts {
  const report = readReport<VitestReport>(path)
  if (!report) return { passed: 0, failed: 0, flaky: [] }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  // A passed test contains the error of its first attempt.
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => describeFlaky([basename(name), fullName.trim()], failureMessages[0])),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, flaky }
}

/** Counts from Playwright's JSON report. Errors outside the tests are failures; a missing report counts as zero. */
export function countPlaywright(path: string): Counts {
  const report = readReport<PlaywrightReport>(path)
  if (!report) return { passed: 0, failed: 0, flaky: [] }
  const { stats, errors, suites } = report
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: suites.flatMap((suite) => flakyIn(suite)),
  }
}

function flakyIn({ title, suites = [], specs }: PlaywrightSuite, parents: string[] = []): string[] {
  const path = [...parents, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => {
        const { message = '', location } = results.find(({ error }) => error)?.error ?? {}
        const position = location ? `\n    at ${basename(location.file)}:${location.line}` : ''
        return describeFlaky([...path, spec.title], message + position)
      }),
  )
  return [...own, ...suites.flatMap((suite) => flakyIn(suite, path))]
}

const STACK_OF_PACKAGES = /^\s+at .*(node_modules|node:)/

function describeFlaky(path: string[], error = ''): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() && !STACK_OF_PACKAGES.test(line))
  return `${path.join(' › ')} (${lines.slice(0, 40).join('\n  ')})`
}

const readReport = <R>(path: string): R | undefined =>
  // The runner's own file, in the shape above.
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as R) : undefined
