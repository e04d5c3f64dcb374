import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { reports } from '../../scripts/testReports.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (report: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

describe("the runners' reports", () => {
  it('of Vitest count tests, and a file that broke before its tests as one failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    }
    expect(reports.vitest(written(report))).toEqual({ passed: 5, failed: 2 })
  })

  it('of Playwright count a test that passed only when tried again as a failure, and errors beside the tests too', () => {
    const report = { stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 0 }, errors: [{ message: 'setup' }] }
    expect(reports.playwright(written(report))).toEqual({ passed: 7, failed: 4 })
  })

  it('count nothing when they were never written', () => {
    expect(reports.vitest(join(folder, 'nowhere.json'))).toEqual({ passed: 0, failed: 0 })
  })
})
