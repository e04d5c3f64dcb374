import { defineConfig } from '@playwright/test'
import { browserOptions } from './tests/helpers/browser.ts'
import { slowOnly } from './tests/helpers/slowTests.ts'
import { TEST_TIMEOUT } from './tests/helpers/timeouts.ts'

/** File of the JSON report that `npm test` counts from. */
const report = process.env.TEST_REPORT

const isUnattended = Boolean(process.env.CI)

const { args, ...browser } = browserOptions()

/** Browser tests of the built site. Each worker starts a server of its own, on a free port and an empty data folder. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: slowOnly,
  globalSetup: './tests/e2e/globalSetup.ts',
  workers: 2,
  forbidOnly: true,
  timeout: 10 * TEST_TIMEOUT,
  expect: { timeout: TEST_TIMEOUT },
  // `npm test` names a test that needed it as flaky.
  retries: isUnattended ? 1 : 0,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Pages live for seconds: V8's optimizing compilers would take a tenth of the time for nothing.
    launchOptions: { ...browser, args: [...args, '--js-flags=--no-turbofan --no-maglev'] },
    screenshot: 'only-on-failure',
    // An action that hangs fails before its test times out, so that the error names the action.
    actionTimeout: 2 * TEST_TIMEOUT,
    navigationTimeout: 2 * TEST_TIMEOUT,
    // Recording every test would take a quarter of the time.
    trace: isUnattended ? 'on-first-retry' : 'retain-on-failure',
  },
})
