import { describe, expect, test } from 'vitest'
import type { Answered } from './answers.ts'
import { keepAnswers } from './keptAnswers.ts'

/** An API that says how often it was asked. */
function api(answer: Partial<Answered> | undefined) {
  const asked: string[] = []
  const kept = keepAnswers(async (path) => {
    asked.push(path)
    return answer && { status: 200, body: [path], ...answer }
  })
  return { ...kept, asked }
}

describe('answers that pages are drawn from', () => {
  test.each([{}, { status: 404 }, { total: 3 }])('are asked for once, until something changes: %o', async (answer) => {
    const { ask, clear, asked } = api(answer)
    const together = await Promise.all([ask('/services'), ask('/services'), ask('/slides')])
    expect(await ask('/services')).toEqual(together[0])
    expect(asked).toEqual(['/services', '/slides'])
    clear()
    await ask('/services')
    expect(asked).toEqual(['/services', '/slides', '/services'])
  })

  test.each([
    { status: 503 },
    { status: 429 },
    { isPrivate: true },
    { status: 308, location: '/api/blog/b' },
    undefined,
  ])('are asked for each time when they do not last: %o', async (answer) => {
    const { ask, asked } = api(answer)
    await ask('/blog/a')
    await ask('/blog/a')
    expect(asked).toHaveLength(2)
  })
})
