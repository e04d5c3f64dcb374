import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/contract/constants.ts'
import type { Database } from '../../src/server/platform/db/connect.ts'
import { dialects, openTestDatabase } from '../../tests/helpers/testApp.ts'
import { demoSite } from './demoSite.ts'
import { evaluate, questionsIn } from './evaluate.ts'

/** `npm run eval` prints the current share. */
const FLOOR = 0.94

describe.each(dialects)('search quality on %s', (dialect) => {
  let database: Database
  let site: Awaited<ReturnType<typeof demoSite>>
  beforeAll(async () => {
    database = await openTestDatabase(dialect)
    site = await demoSite(database)
  })
  afterAll(() => database.close())

  test.each(LOCALES)(
    `the right page is among the first three for ${FLOOR * 100} % of the questions: %s`,
    async (locale) => {
      const { share, verdicts } = await evaluate(site[locale], questionsIn[locale])
      const wrong = verdicts.filter(({ isRight }) => !isRight)
      expect(share, wrong.map(({ question, found }) => `${question} → ${found.join(' ')}`).join('\n')).toBeGreaterThan(
        FLOOR,
      )
    },
  )
})

test.each(LOCALES)('evaluation questions: are many and distinct, and some have no answer: %s', (locale) => {
  const questions = questionsIn[locale]
  expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length)
  expect(questions.filter(([, page]) => page).length).toBeGreaterThanOrEqual(40)
  expect(questions.filter(([, page]) => !page).length).toBeGreaterThanOrEqual(8)
})
