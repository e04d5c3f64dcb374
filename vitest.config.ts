import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { NodeProjectFirst } from './tests/helpers/sequencer.ts'
import { slowOnly } from './tests/helpers/slowTests.ts'
import { TEST_TIMEOUT } from './tests/helpers/timeouts.ts'

/** File of the JSON report that `npm test` counts from. */
const report = process.env.TEST_REPORT

/**
 * In CI a failed test gets a second try, and `npm test` names it as flaky. A failed property gets none: the second try would have
 * other samples.
 */
const timeouts = {
  testTimeout: 10 * TEST_TIMEOUT,
  hookTimeout: 10 * TEST_TIMEOUT,
  expect: { poll: { timeout: TEST_TIMEOUT } },
  retry: process.env.CI ? { count: 1, condition: /^(?!Property failed)/ } : 0,
}

const SITE = [
  'src/company/**/*.test.tsx',
  'src/design-system/**/*.test.tsx',
  'src/public/**/*.test.tsx',
  'tests/integration/public/*.test.tsx',
]

/** Projects in jsdom. */
const inDom = {
  ...timeouts,
  environment: 'jsdom' as const,
  setupFiles: ['tests/helpers/dom.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  // Only a build knows the URL of a style sheet.
  alias: [
    {
      find: /^.*\.css\?url.*$/,
      replacement: fileURLToPath(new URL('tests/helpers/styleSheetUrl.ts', import.meta.url)),
    },
  ],
}

/** Storybook's plugin takes a second to load: story projects are left out if the command line selects another project. */
const selectsOthers = process.argv.some((argument) => /^(--project=)?(node|site|dom)$/.test(argument))
const storyProjects = selectsOthers ? [] : (await import('./tests/helpers/storyProjects.ts')).storyProjects

/**
 * Projects: `node` (server, contract), `site` (design system and public site in jsdom), `dom` (the panel in jsdom),
 * `stories-light` and `stories-dark` (Storybook's stories in a browser, with axe). Without `isolate`, a worker runs many
 * files in one process: starting a process for each would take longer than most files' tests.
 */
export default defineConfig({
  test: {
    // Some tests wait more than they compute: two workers would leave a core idle at times.
    maxWorkers: 3,
    sequence: { sequencer: NodeProjectFirst },
    watch: false,
    // The console output of failed tests.
    silent: 'passed-only',
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    globalSetup: ['tests/helpers/postgres.ts'],
    projects: [
      {
        test: {
          ...timeouts,
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...slowOnly],
        },
      },
      {
        plugins: [react()],
        test: {
          ...inDom,
          name: 'site',
          isolate: false,
          include: SITE,
          exclude: slowOnly,
          globalSetup: ['tests/helpers/renderer.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...inDom,
          name: 'dom',
          isolate: false,
          include: ['src/admin/**/*.test.tsx', 'src/contract/**/*.test.tsx', 'tests/**/*.test.tsx'],
          exclude: ['tests/integration/public/**', ...slowOnly],
        },
      },
      ...storyProjects.map(({ test, ...project }) => ({ ...project, test: { ...timeouts, ...test } })),
    ],
  },
})
