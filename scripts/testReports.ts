import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** A file that broke before any of its tests counts as one failure. */
function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** A test that passed only when tried again is a failure. */
const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

const readReport = <R>(path: string): R | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as R) : undefined

/** How to read the JSON report of each runner; a report that is not there counts nothing. */
export const reports = {
  vitest: (path: string) => countOf(readReport<VitestReport>(path), countVitest),
  playwright: (path: string) => countOf(readReport<PlaywrightReport>(path), countPlaywright),
}

const countOf = <R>(report: R | undefined, count: (report: R) => Counts): Counts =>
  report ? count(report) : { passed: 0, failed: 0 }
