import { LOCALES, type Locale } from '../src/contract/constants.ts'

/** `npm run test:slow`: every width, screen, page and sample, where `npm test` tries some of each (CONTRIBUTING.md). */
export const isLong = process.env.TEST_LONG === '1'

/** Files that it alone runs, as patterns. */
export const longAlone = isLong ? [] : ['**/*.long.*']

/** What `npm test` tries of many that are alike: every `step`th of them, so that there is one of each kind. */
export const some = <const T>(all: readonly T[], step: number): readonly T[] =>
  isLong ? all : all.filter((_, i) => i % step === 0)

/** The widths at which an owner's errand is run: a desk's and a phone's. */
export const WIDTHS = [1440, 390] as const

/** Each of them, or the one that `npm test` has for an errand. */
export const widths = (shortly: Way['width']): readonly number[] => (isLong ? WIDTHS : [shortly])

interface Way {
  width: (typeof WIDTHS)[number]
  language: Locale
}

/** The widths and languages in which an owner's errand is run: each in each. */
export const WAYS: readonly Way[] = WIDTHS.flatMap((width) => LOCALES.map((language) => ({ width, language })))

/** Each of them, or the one way that `npm test` has for an errand. */
export const ways = (shortly: Way): readonly Way[] => (isLong ? WAYS : [shortly])

/** How often a test kills what it tries: as often as `KILL_ROUNDS` says. */
export const killRounds = (usually: number): number => Number(process.env.KILL_ROUNDS ?? usually)

/** The step, of so many, at which a round kills: somewhere in its own share of them, so that the rounds together try them all. */
export const killedAt = (round: number, rounds: number, steps: number): number =>
  1 + Math.floor(((round + Math.random()) * steps) / rounds)
