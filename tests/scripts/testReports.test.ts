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

const test = (status: string, fullName = '', failureMessages: string[] = []) => ({ status, fullName, failureMessages })

describe("the runners' reports", () => {
  it('of Vitest count tests, and a file that broke before its tests as one failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [
        { name: '/a.test.ts', status: 'failed', assertionResults: [test('passed'), test('failed', 'x', ['Error'])] },
        { name: '/b.test.ts', status: 'failed', assertionResults: [] },
        { name: '/c.test.ts', status: 'passed', assertionResults: [test('passed')] },
      ],
    }
    expect(reports.vitest(written(report))).toEqual({ passed: 5, failed: 2, retried: [] })
  })

  it('of Vitest name a test that passed only when tried again', () => {
    const flaky = test('passed', ' a list is sorted', [
      'Error: late\n    at poll (file:///node_modules/b.js:1:2)\n    at /a.test.ts:4:5',
    ])
    const report = {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [{ name: '/src/a.test.ts', status: 'passed', assertionResults: [test('passed'), flaky] }],
    }
    expect(reports.vitest(written(report))).toEqual({
      passed: 2,
      failed: 0,
      retried: ['a.test.ts › a list is sorted (Error: late\n      at /a.test.ts:4:5)'],
    })
  })

  it('of Playwright name it too, count it as passed, and errors beside the tests as failures', () => {
    const spec = (title: string, status: string, results: object[]) => ({ title, tests: [{ status, results }] })
    const location = { file: '/tests/shop.spec.ts', line: 9, column: 3 }
    const report = {
      suites: [
        {
          title: 'shop.spec.ts',
          specs: [spec('opens', 'expected', [{}])],
          suites: [
            {
              title: '390 px',
              specs: [
                spec('sells', 'flaky', [{ error: { message: 'Error: late\n\nmore', location } }, {}]),
                spec('closes', 'unexpected', [{ error: { message: 'Error' } }, { error: { message: 'Error' } }]),
              ],
            },
          ],
        },
      ],
      stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 0 },
      errors: [{ message: 'setup' }],
    }
    expect(reports.playwright(written(report))).toEqual({
      passed: 8,
      failed: 3,
      retried: ['shop.spec.ts › 390 px › sells (Error: late\n  more\n      at shop.spec.ts:9)'],
    })
  })

  it('count nothing when they were never written', () => {
    expect(reports.vitest(join(folder, 'nowhere.json'))).toEqual({ passed: 0, failed: 0, retried: [] })
  })
})
