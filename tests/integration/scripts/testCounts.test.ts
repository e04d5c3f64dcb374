import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright, countVitest } from '../../../scripts/testCounts.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (report: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const result = (status: string, fullName = '', failureMessages: string[] = []) => ({
  status,
  fullName,
  failureMessages,
})

test('test counts: Vitest tests, a broken file as one failure, and flaky tests by name', () => {
  const late = 'Error: late\n    at poll (file:///node_modules/b.js:1:2)\n    at /a.test.ts:4:5'
  const report = {
    numPassedTests: 6,
    numFailedTests: 1,
    testResults: [
      { name: '/a.test.ts', status: 'failed', assertionResults: [result('passed'), result('failed', 'x', ['Error'])] },
      { name: '/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/src/c.test.ts', status: 'passed', assertionResults: [result('passed', ' a list is sorted', [late])] },
    ],
  }
  expect(countVitest(written(report))).toEqual({
    passed: 6,
    failed: 2,
    flaky: ['c.test.ts › a list is sorted (Error: late\n      at /a.test.ts:4:5)'],
  })
})

test('test counts: Playwright tests, flaky tests as passed and by name, and errors outside tests as failures', () => {
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
  expect(countPlaywright(written(report))).toEqual({
    passed: 8,
    failed: 3,
    flaky: ['shop.spec.ts › 390 px › sells (Error: late\n  more\n      at shop.spec.ts:9)'],
  })
})

test('test counts: a missing report counts nothing', () => {
  expect(countVitest(join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 0, flaky: [] })
})
