import { defineConfig } from '@playwright/test'
import { browserOptions } from './tests/browser.ts'

/** Set by `npm test`, which counts from it. */
const report = process.env.TEST_REPORT

/** Browser tests of the built site. Each worker starts a server of its own, on a free port and an empty data folder. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/build.ts',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    launchOptions: browserOptions(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
