import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/server/platform/db/connect.ts'
import { dialects, openTestDatabase } from '../setup/testApp.ts'
import { demoFinder } from './demoFinder.ts'
import { evaluate } from './evaluate.ts'
import { questions } from './questions.ts'

/** `npm run eval` says where it stands now; below this it has become worse. */
const FLOOR = 0.94

describe.each(dialects)('the right page for a question, on %s', (dialect) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(dialect)
  })
  afterAll(() => database.close())

  test(`is among the first three for at least ${FLOOR * 100} % of the questions`, async () => {
    const { share, verdicts } = await evaluate(await demoFinder(database))
    const wrong = verdicts.filter(({ isRight }) => !isRight)
    expect(share, wrong.map(({ question, found }) => `${question} → ${found.join(' ')}`).join('\n')).toBeGreaterThan(
      FLOOR,
    )
  })
})

test('the questions are many, no two alike, and some have no answer', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length)
  expect(questions.filter(([, page]) => page).length).toBeGreaterThanOrEqual(60)
  expect(questions.filter(([, page]) => !page).length).toBeGreaterThanOrEqual(8)
})
