import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  /** Passed tests that needed a second try, with the error of the first one. */
  retried: string[]
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

/** A file that broke before any of its tests counts as one failure. */
function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  // A test that passed contains the error of its first try.
  const retried = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => described([basename(name), fullName.trim()], failureMessages[0])),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, retried }
}

/**
 * A test that passed when it was tried again has passed: it is named in the summary, so that nothing is lost, while a
 * red run because the machine was busy for a moment loses a day.
 */
const countPlaywright = ({ suites, stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  retried: suites.flatMap((suite) => flakyIn(suite)),
})

const flakyIn = ({ title, suites = [], specs }: PlaywrightSuite, above: string[] = []): string[] => {
  const path = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => described([...path, spec.title], said(results.find(({ error }) => error)?.error))),
  )
  return [...own, ...suites.flatMap((suite) => flakyIn(suite, path))]
}

const said = ({ message = '', location }: PlaywrightError = {}) =>
  location ? `${message}\n    at ${basename(location.file)}:${location.line}` : message

/** Details of a flaky test: the error, the retries, and the file. */
const FAILURE_LINES = 40
const ELSEWHERE = /^\s+at .*(node_modules|node:)/

const described = (path: string[], failure = '') => {
  const lines = stripVTControlCharacters(failure)
    .split('\n')
    .filter((line) => line.trim() && !ELSEWHERE.test(line))
  return `${path.join(' › ')} (${lines.slice(0, FAILURE_LINES).join('\n  ')})`
}

const readReport = <R>(path: string): R | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as R) : undefined

/** Parsers for the JSON report of each runner; a missing report counts nothing. */
export const reports = {
  vitest: (path: string) => countOf(readReport<VitestReport>(path), countVitest),
  playwright: (path: string) => countOf(readReport<PlaywrightReport>(path), countPlaywright),
}

const countOf = <R>(report: R | undefined, count: (report: R) => Counts): Counts =>
  report ? count(report) : { passed: 0, failed: 0, retried: [] }
