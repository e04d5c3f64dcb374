import { LOCALES, type Locale } from '../../src/contract/constants.ts'

/** Whether this is `npm run test:slow`: all widths, screens, pages and samples, of which `npm test` checks some (CONTRIBUTING.md). */
export const isSlow = process.env.TEST_SLOW === '1'

/** Patterns of test files that only `npm run test:slow` runs. */
export const slowOnly = isSlow ? [] : ['**/*.slow.*']

/** Every `step`th of many similar cases, or all of them in the slow tests. */
export const some = <const T>(all: readonly T[], step: number): readonly T[] =>
  isSlow ? all : all.filter((_, i) => i % step === 0)

/** Viewport widths of an owner's flows: desktop and phone. */
export const WIDTHS = [1440, 390] as const

/** The given width, or all of them in the slow tests. */
export const widths = (fast: View['width']): readonly number[] => (isSlow ? WIDTHS : [fast])

interface View {
  width: (typeof WIDTHS)[number]
  language: Locale
}

/** Widths and languages of an owner's flows, in every combination. */
export const VIEWS: readonly View[] = WIDTHS.flatMap((width) => LOCALES.map((language) => ({ width, language })))

/** The given view, or all of them in the slow tests. */
export const views = (fast: View): readonly View[] => (isSlow ? VIEWS : [fast])

/** Number of processes that a test kills; the variable `KILL_ROUNDS` overrides it. */
export const killRounds = (byDefault: number): number => Number(process.env.KILL_ROUNDS ?? byDefault)

/** Random step at which a round kills a process. Each round has its own share of the steps, so that all rounds together cover them. */
export const killedAt = (round: number, rounds: number, steps: number): number =>
  1 + Math.floor(((round + Math.random()) * steps) / rounds)
