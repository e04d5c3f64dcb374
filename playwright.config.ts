import { defineConfig } from '@playwright/test'
import { browserOptions } from './tests/browser.ts'
import { longAlone } from './tests/long.ts'
import { PATIENCE } from './tests/setup/patience.ts'

/** Set by `npm test`, which counts from it. */
const report = process.env.TEST_REPORT

const isUnattended = Boolean(process.env.CI)

const { args, ...browser } = browserOptions()

/** Browser tests of the built site. Each worker starts a server of its own, on a free port and an empty data folder. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: longAlone,
  globalSetup: './tests/e2e/prepare.ts',
  workers: 2,
  forbidOnly: true,
  timeout: 5 * PATIENCE,
  expect: { timeout: PATIENCE },
  // Named by `npm test` where it was needed (`testReports.ts`).
  retries: isUnattended ? 1 : 0,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // A page lives for seconds here: making its code faster takes a tenth of the time, and brings nothing.
    launchOptions: { ...browser, args: [...args, '--js-flags=--no-turbofan --no-maglev'] },
    screenshot: 'only-on-failure',
    // What hangs is named by its own time, before the test's.
    actionTimeout: 2 * PATIENCE,
    navigationTimeout: 2 * PATIENCE,
    // To keep a record of every test takes a quarter of the time.
    trace: isUnattended ? 'on-first-retry' : 'retain-on-failure',
  },
})
