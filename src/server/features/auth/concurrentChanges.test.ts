import { afterEach, beforeEach, expect, test } from 'vitest'
import { countLockWaits } from '../../../../tests/helpers/lockWaits.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { connect, type Database } from '../../platform/db/connect.ts'
import type { OutboxRow } from '../../platform/mail/outbox.ts'
import { createLink, linkEmailTemplates, takeLink } from './accountLinks.ts'
import { changePassword, lockAccount } from './administrators.ts'
import type { AccountContext } from './context.ts'

let site: TestApp
let other: Database
let context: AccountContext
let id: number
beforeEach(async () => {
  site = await createTestApp('postgres', { isLongRunning: true })
  other = await connect(site.database.url, { isLongRunning: true })
  context = { ...site.services, settings: site.settings }
  id = (await other.db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()).id
})
afterEach(async () => {
  await other.close()
  await site.close()
})

/** Waits until this many statements wait for a lock. */
const waiting = (count: number) => expect.poll(() => countLockWaits(site.database)).toBe(count)

test.each([
  ['passwordLink', ADMIN.email, undefined],
  ['emailLink', 'yeni@example.com', 'email'],
  ['invitation', ADMIN.email, 'handedInvitation'],
] as const)(
  'an email by the template %s that is written while its account changes contains no link',
  async (template, recipient, purpose) => {
    const email = purpose === 'email' ? recipient : undefined
    if (purpose) await createLink(context, { administratorId: id, purpose, email })
    const templates = linkEmailTemplates(context)
    const row = { recipient, createdAt: new Date().toISOString() } as OutboxRow
    const { written } = await other.db.transaction().execute(async (trx) => {
      await trx.updateTable('administrators').set({ email: 'baska@example.com' }).where('id', '=', id).execute()
      await trx.deleteFrom('accountLinks').where('administratorId', '=', id).execute()
      const written = templates[template](row, { administratorId: id, by: ADMIN.email })
      await waiting(1)
      return { written }
    })
    expect(await written).toBeUndefined()
    expect(await context.db.selectFrom('accountLinks').selectAll().execute()).toEqual([])
  },
)

test('a password set by a link and a concurrent change: both finish, without a deadlock', async () => {
  const change = { administratorId: id, password: 'yeni-şifre' }
  const link = await createLink(context, { administratorId: id, purpose: 'password' })
  const token = link.split('/').at(-1)!
  let otherwise: Promise<boolean> | undefined
  const condition = async (trx: AccountContext) => {
    const isTaken = await takeLink(trx, token)
    otherwise = changePassword({ ...context, db: other.db }, change)
    await waiting(1)
    return isTaken
  }
  expect(await changePassword(context, { ...change, condition })).toBe(true)
  expect(await otherwise).toBe(true)
})

test('an address that is confirmed while the password changes: its link is invalid afterwards', async () => {
  const link = await createLink(context, { administratorId: id, purpose: 'email', email: 'yeni@example.com' })
  const { answer } = await other.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id)
    const answer = site.call('POST /accounts/confirm-email', { token: link.split('/').at(-1) })
    await waiting(1)
    await changePassword({ ...context, db: trx }, { administratorId: id, password: 'yeni-şifre' })
    return { answer }
  })
  expect((await answer).status).toBe(400)
})
