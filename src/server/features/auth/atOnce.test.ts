import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/setup/testApp.ts'
import { waitingIn } from '../../../../tests/setup/waitingIn.ts'
import { ADMIN } from '../../../../tests/siteServer.ts'
import { connect, type Database } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { OutboxRow } from '../../platform/mail/outbox.ts'
import { issueLink, linkEmails, PASSWORD_LINKS, takeLink } from './accountLinks.ts'
import { changePassword, lockAccount } from './administrators.ts'

const ORIGIN = 'https://filiz.example'

let site: TestApp
let other: Database
let id: number
beforeEach(async () => {
  site = await createTestApp('postgres', { isLongRunning: true })
  other = await connect(site.database.url, { isLongRunning: true })
  id = (await other.db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()).id
})
afterEach(async () => {
  await other.close()
  await site.close()
})

/** Waits until as many wait for what somebody else holds. */
const waiting = (count: number) => expect.poll(() => waitingIn(site.database)).toBe(count)

test.each([
  ['passwordLink', ADMIN.email, undefined],
  ['emailLink', 'yeni@example.com', 'email'],
  ['invitation', ADMIN.email, 'handedInvitation'],
] as const)(
  'a letter for %s that is written while its account changes holds no link',
  async (writer, recipient, purpose) => {
    const { db } = site.database
    const email = purpose === 'email' ? recipient : undefined
    if (purpose) await issueLink(db, { administratorId: id, purpose, email }, ORIGIN, Date.now())
    const writers = linkEmails({ db, settings: { SITE_NAME: 'Filiz', PUBLIC_URL: ORIGIN }, now: Date.now })
    const row = { recipient, createdAt: new Date().toISOString() } as OutboxRow
    const { letter } = await other.db.transaction().execute(async (trx) => {
      await trx.updateTable('administrators').set({ email: 'baska@example.com' }).where('id', '=', id).execute()
      await trx.deleteFrom('accountLinks').where('administratorId', '=', id).execute()
      const letter = writers[writer]!(row, { administratorId: id, by: ADMIN.email } as never)
      await waiting(1)
      return { letter }
    })
    expect(await letter).toBeUndefined()
    expect(await db.selectFrom('accountLinks').selectAll().execute()).toEqual([])
  },
)

test('a password that is chosen by a link while it is changed otherwise locks nobody out', async () => {
  const { db } = site.database
  const emails = { passwordChanged: async () => {}, invitationAccepted: async () => {} }
  const change = { administratorId: id, password: 'yeni-şifre', emails }
  const changes = { emit: async () => {} }
  const link = await issueLink(db, { administratorId: id, purpose: 'password' }, ORIGIN, Date.now())
  const token = link.split('/').at(-1)!
  let otherwise: Promise<boolean> | undefined
  const given = async (trx: Db) => {
    const isTaken = await takeLink(trx, token, PASSWORD_LINKS, Date.now())
    otherwise = changePassword({ db: other.db, changes }, change)
    await waiting(1)
    return isTaken
  }
  expect(await changePassword({ db, changes }, { ...change, given })).toBe(true)
  expect(await otherwise).toBe(true)
})

test('an address that is confirmed while the password is changed waits for that, and its link has ended', async () => {
  const link = await issueLink(
    other.db,
    { administratorId: id, purpose: 'email', email: 'yeni@example.com' },
    ORIGIN,
    Date.now(),
  )
  const { answer } = await other.db.transaction().execute(async (trx) => {
    const own = { administratorId: id, password: 'yeni-şifre' }
    await lockAccount(trx, id)
    const answer = site.call('POST /accounts/confirm-email', { token: link.split('/').at(-1) })
    await waiting(1)
    const emails = { passwordChanged: async () => {}, invitationAccepted: async () => {} }
    await changePassword({ db: trx, changes: { emit: async () => {} } }, { ...own, emails })
    return { answer }
  })
  expect((await answer).status).toBe(400)
})
