import { rm } from 'node:fs/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, databases } from '../../../tests/helpers/testApp.ts'
import { createMigratedDatabase } from '../../../tests/helpers/testDatabases.ts'
import { createLink } from '../features/auth/accountLinks.ts'
import { enqueueEmail } from '../platform/mail/outbox.ts'

const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

describe.each(databases('postgres'))('pruning jobs of a server on %s', (dialect) => {
  test('prune all expired data once, for any number of starts at the same time, and nothing else', async () => {
    const place = await createMigratedDatabase(dialect)
    onTestFinished(() => rm(place.folder, { recursive: true, force: true }))
    const before = await createTestApp(dialect, { at: place, settings: { RATE_LIMITS: 'off' } })
    const { db } = before.database
    const send = async (subject: string, days: number) => {
      const form = { name: 'Ümit', email: 'umit@example.com', subject, message: 'Kilosu kaça?' }
      await before.call('POST /contact/send-message', form)
      const [{ id }] = (await before.admin('GET /admin/contact-messages')).body
      await db
        .updateTable('messages')
        .set({ createdAt: daysAgo(days) })
        .where('id', '=', id)
        .execute()
      return id
    }
    const discard = async (name: string, days: number) => {
      const { id } = (await before.admin('POST /services', { name })).body
      await before.admin(`DELETE /services/${id}`)
      const entry = db.updateTable('bin').where('resource', '=', 'services').where('recordId', '=', String(id))
      await entry.set({ deletedAt: daysAgo(days) }).execute()
      return id
    }
    await send('Eski', 41)
    await before.admin(`DELETE /admin/contact-messages/${await send('Çöpteki eski', 41)}`)
    await send('Yeni', 39)
    await before.admin(`DELETE /admin/contact-messages/${await send('Çöpteki yeni', 39)}`)
    const overdue = [await discard('Süresi dolan', 31), await discard('Süresi dolan da', 31)]
    await discard('Süresi dolmayan', 29)
    const { id } = (await before.admin('POST /products', { name: 'Bir' })).body
    for (const name of ['İki', 'Üç']) await before.admin(`PUT /products/${id}`, { name })
    const version = db.updateTable('history').where('resource', '=', 'products').where('recordId', '=', String(id))
    for (const [number, days] of [
      [1, 366],
      [2, 364],
    ] as const)
      await version
        .set({ at: daysAgo(days) })
        .where('version', '=', number)
        .execute()
    const deed = { doneBy: 'system', action: 'update', resource: 'things' }
    for (const days of [366, 364])
      await db
        .insertInto('activity')
        .values({ ...deed, recordId: String(days), at: daysAgo(days) })
        .execute()
    const [{ id: administratorId }] = (await before.admin('GET /admin/people')).body
    for (const [days, purpose] of [
      [9, 'email'],
      [7, 'handedInvitation'],
    ] as const)
      await createLink(
        { db, settings: before.settings, now: () => Date.now() - days * DAY },
        { administratorId, purpose },
      )
    for (const days of [366, 364]) {
      const letter = { recipient: `${days}@b.example`, subject: 'a', text: 'b' }
      await enqueueEmail({ db, changes: before.changes }, letter, new Date(daysAgo(days)))
    }
    await before.close()

    const start = () => createTestApp(dialect, { at: place, background: true, settings: { MESSAGE_RETENTION: '40' } })
    const sites = await Promise.all(dialect === 'postgres' ? [start(), start()] : [start()])
    const [site] = sites
    const read = async (line: string) => (await site!.admin(line)).body
    const left = async () => ({
      inbox: (await read('GET /admin/contact-messages')).map(({ subject }: { subject: string }) => subject),
      bin: (await read('GET /admin/bin?sort=["title","ASC"]')).map(({ title }: { title: string }) => title),
      versions: (await read(`GET /admin/history/products/${id}`)).map(({ version }: { version: number }) => version),
      activity: (await read('GET /admin/activity?filter={"resource":"things"}')).map(
        ({ recordId }: { recordId: string }) => recordId,
      ),
      letters: (await site!.database.db.selectFrom('outbox').select('recipient').execute()).map((row) => row.recipient),
      links: (await site!.database.db.selectFrom('accountLinks').select('purpose').execute()).map((row) => row.purpose),
    })
    await expect.poll(left).toEqual({
      inbox: ['Yeni'],
      bin: ['Çöpteki yeni', 'Süresi dolmayan'],
      versions: [3, 2],
      activity: ['364'],
      letters: ['364@b.example'],
      links: ['handedInvitation'],
    })
    const purged = await read('GET /admin/activity?filter={"action":"purge","resource":"services"}')
    expect(purged.map(({ by, recordId }: { by: string; recordId: string }) => [by, Number(recordId)]).sort()).toEqual(
      overdue.map((gone) => ['system', gone]),
    )
    await Promise.all(sites.map((each) => each.close()))
  })
})
