import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { customMedia } from './scripts/customMedia.ts'
import { type Theme, themes } from './src/design-system/tokens/themes.ts'
import { browserOptions } from './tests/browser.ts'
import { longAlone } from './tests/long.ts'
import { PATIENCE } from './tests/setup/patience.ts'
import { WaitersFirst } from './tests/waitersFirst.ts'

/** Set by `npm test`, which counts from it. */
const report = process.env.TEST_REPORT

/**
 * A test that fails gets a second try where nobody is there to start the run again, and `npm test` names it
 * (`testReports.ts`). A property that fails does not: its second try would come with other samples.
 */
const patience = {
  testTimeout: 5 * PATIENCE,
  hookTimeout: 5 * PATIENCE,
  expect: { poll: { timeout: PATIENCE } },
  retry: process.env.CI ? { count: 1, condition: /^(?!Property failed)/ } : 0,
}

const SITE = [
  'src/company/**/*.test.tsx',
  'src/design-system/**/*.test.tsx',
  'src/public/**/*.test.tsx',
  'tests/public/*.test.tsx',
]

/** What runs in jsdom. */
const inDom = {
  ...patience,
  environment: 'jsdom' as const,
  setupFiles: ['tests/setup/dom.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  // Where a sheet lies only a build knows.
  alias: [
    { find: /^.*\.css\?url.*$/, replacement: fileURLToPath(new URL('tests/setup/sheetAddress.ts', import.meta.url)) },
  ],
}

/** Storybook's own test panel allows one project alone: it renames each that uses the plugin. */
const storyThemes = process.env.VITEST_STORYBOOK ? (['light'] as const) : themes

/** Every story, with axe, in one theme (the initial value of the toolbar's `theme`). */
const storiesIn = (theme: Theme) => ({
  plugins: [react(), storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
  css: { postcss: { plugins: [customMedia] } },
  test: {
    ...patience,
    name: `stories-${theme}`,
    isolate: false,
    browser: {
      enabled: true,
      connectTimeout: 5 * PATIENCE,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserOptions() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/**
 * Projects: `node` (server, contract), `site` (design system and public site in jsdom), `dom` (the panel in jsdom),
 * `stories-light` and `stories-dark` (Storybook's stories in a browser, with axe). Without `isolate`, a worker runs many
 * files in one process: starting a process for each would take longer than most files' tests.
 */
export default defineConfig({
  test: {
    // Some tests wait more than they work: two workers would leave a core idle at times.
    maxWorkers: 3,
    sequence: { sequencer: WaitersFirst },
    reporters: report ? ['dot', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        test: {
          ...patience,
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...longAlone],
          globalSetup: ['tests/setup/postgres.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...inDom,
          name: 'site',
          isolate: false,
          include: SITE,
          exclude: longAlone,
          globalSetup: ['tests/setup/renderer.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...inDom,
          name: 'dom',
          isolate: false,
          include: ['src/admin/**/*.test.tsx', 'src/contract/**/*.test.tsx', 'tests/**/*.test.tsx'],
          exclude: ['tests/public/**', ...longAlone],
          globalSetup: ['tests/setup/postgres.ts'],
        },
      },
      ...storyThemes.map(storiesIn),
    ],
  },
})
