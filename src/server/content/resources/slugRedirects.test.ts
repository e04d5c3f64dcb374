import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { products } from '../../../contract/resources/products.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Row } from './context.ts'
import { slugsOf } from './slugs.ts'

const [ours, theirs] = [slugsOf(products, {})!, slugsOf(posts, {})!]
const now = new Date()
const rowWith = (slug: string, id: number): Row => ({ id, slug, createdAt: '', updatedAt: '' })

/** Records of two resources may have the same ids and the same former slugs. */
describe.each(dialects)('former slugs of two resources on %s', (dialect) => {
  let site: TestApp
  let db: Db
  beforeAll(async () => {
    site = await createTestApp(dialect)
    db = site.database.db
  })
  afterAll(() => site.close())
  /** Changes the slug of a record to another one. */
  const leave = (slugs: typeof ours, slug: string, id: number) =>
    slugs.updateHistory(db, rowWith(slug, id), rowWith(`yeni-${id}`, id), now)
  beforeEach(async () => {
    await db.deleteFrom('slugRedirects').execute()
    for (const each of [ours, theirs]) await leave(each, 'eski', 1)
  })

  test('redirect to the record of their own resource', async () => {
    await leave(ours, 'eski', 2)
    expect([await ours.formerOwner(db, 'eski'), await theirs.formerOwner(db, 'eski')]).toEqual([2, 1])
    expect(await ours.formerOwner(db, 'baska')).toBeUndefined()
  })

  test('are deleted only with the record of their own resource', async () => {
    await leave(ours, 'komsunun', 2)
    expect(await ours.deleteHistory(db, 1)).toEqual(['eski'])
    expect([await ours.formerOwner(db, 'eski'), await theirs.formerOwner(db, 'eski')]).toEqual([undefined, 1])
    expect(await ours.formerOwner(db, 'komsunun')).toBe(2)
  })

  test('are taken over only by a record of their own resource', async () => {
    await leave(ours, 'oteki', 1)
    await ours.updateHistory(db, undefined, rowWith('eski', 3), now)
    expect([await ours.formerOwner(db, 'eski'), await theirs.formerOwner(db, 'eski')]).toEqual([undefined, 1])
    expect(await ours.formerOwner(db, 'oteki')).toBe(1)
  })

  test('are restored in one statement, except those that redirect to another record by then', async () => {
    await ours.deleteHistory(db, 1)
    await leave(ours, 'tutulan', 2)
    await ours.restoreHistory(db, ['eski', 'tutulan'], 1)
    expect([await ours.formerOwner(db, 'eski'), await ours.formerOwner(db, 'tutulan')]).toEqual([1, 2])
  })
})
