import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/server/platform/db/connect.ts'
import { dialects, openTestDatabase } from '../../tests/helpers/testApp.ts'
import { demoSite } from './demoSite.ts'
import { evaluate } from './evaluate.ts'
import { questions } from './questions.ts'

/** `npm run eval` prints the current share. */
const FLOOR = 0.94

describe.each(dialects)('search quality on %s', (dialect) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(dialect)
  })
  afterAll(() => database.close())

  test(`the right page is among the first three for ${FLOOR * 100} % of the questions`, async () => {
    const { share, verdicts } = await evaluate(await demoSite(database))
    const wrong = verdicts.filter(({ isRight }) => !isRight)
    expect(share, wrong.map(({ question, found }) => `${question} → ${found.join(' ')}`).join('\n')).toBeGreaterThan(
      FLOOR,
    )
  })
})

test('evaluation questions: are many and distinct, and some have no answer', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length)
  expect(questions.filter(([, page]) => page).length).toBeGreaterThanOrEqual(60)
  expect(questions.filter(([, page]) => !page).length).toBeGreaterThanOrEqual(8)
})
