import { type Counts, reports } from './testReports.ts'

/** One part of `npm test`. */
export interface Step {
  command: readonly [program: string, ...args: string[]]
  /** Reads the counts from the report that the runner writes. A step without one is one check, which passes or fails. */
  countsOf?: (reportFile: string) => Counts
  /** Needs a browser. */
  browser?: true
  /** Skipped if this step failed. */
  needs?: string
}

const check = (program: string, ...args: string[]): Step => ({ command: [program, ...args] })

const vitest = (...projects: string[]): Step => ({
  command: ['vitest', 'run', ...projects.map((name) => `--project=${name}`)],
  countsOf: reports.vitest,
})

/** Everything that `npm test` runs, by name: `npm test -- types dom` runs these two alone. */
export const steps = {
  // One checker takes half the processor's time of the usual four, and no longer beside other steps.
  types: check('tsc', '-p', '.', '--noEmit', '--checkers', '1'),
  lint: check('biome', 'ci', '--colors=off', '.'),
  build: check('node', 'scripts/build.ts'),
  node: vitest('node'),
  dom: vitest('site', 'dom'),
  storybook: check('npm', 'run', 'build-storybook'),
  stories: { ...vitest('stories-*'), browser: true },
  e2e: {
    command: ['playwright', 'test'],
    countsOf: reports.playwright,
    browser: true,
    needs: 'build',
  },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps
