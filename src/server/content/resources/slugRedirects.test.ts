import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/setup/testApp.ts'
import type { Db } from '../../platform/db/tables.ts'
import { slugRedirects } from './slugRedirects.ts'

const [ours, theirs] = [slugRedirects('ours'), slugRedirects('theirs')]

/** Two resources have records with the same ids, and may have had the same slugs. */
describe.each(dialects)('former slugs of two resources on %s', (dialect) => {
  let site: TestApp
  let db: Db
  beforeAll(async () => {
    site = await createTestApp(dialect)
    db = site.database.db
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    await db.deleteFrom('slugRedirects').execute()
    for (const each of [ours, theirs]) await each.leave(db, 'eski', 1)
  })

  test('lead to the own record', async () => {
    await ours.leave(db, 'eski', 2)
    expect([await ours.find(db, 'eski'), await theirs.find(db, 'eski')]).toEqual([2, 1])
    expect(await ours.find(db, 'baska')).toBeUndefined()
  })

  test('are forgotten with the own record alone', async () => {
    await ours.leave(db, 'komsunun', 2)
    await ours.forget(db, 1)
    expect([await ours.find(db, 'eski'), await theirs.find(db, 'eski')]).toEqual([undefined, 1])
    expect(await ours.find(db, 'komsunun')).toBe(2)
  })

  test('are taken from the own resource alone', async () => {
    await ours.leave(db, 'oteki', 1)
    await ours.take(db, 'eski')
    expect([await ours.find(db, 'eski'), await theirs.find(db, 'eski')]).toEqual([undefined, 1])
    expect(await ours.find(db, 'oteki')).toBe(1)
  })
})
