import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserOptions } from './tests/browser.ts'

/** Set by `npm test`, which counts from it. */
const report = process.env.TEST_REPORT

/** Three rooms: `node` (server, contract), `dom` (components in jsdom), `stories` (Storybook's stories in a browser, with axe). */
export default defineConfig({
  test: {
    // One worker for each of two cores; by itself it would leave one idle.
    maxWorkers: 2,
    reporters: report ? ['dot', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          globalSetup: ['tests/setup/postgres.ts'],
          setupFiles: ['tests/setup/dom.ts'],
          testTimeout: 20_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        plugins: [react(), storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
