import { expect, onTestFinished, test } from 'vitest'
import { countLockWaits } from '../../../../tests/helpers/lockWaits.ts'
import { createTestApp } from '../../../../tests/helpers/testApp.ts'
import { connect } from '../../platform/db/connect.ts'

test('marking messages read during an erasure waits, and neither call fails', async () => {
  const site = await createTestApp('postgres', { isLongRunning: true })
  const other = await connect(site.database.url, { isLongRunning: true })
  onTestFinished(async () => {
    await other.close()
    await site.close()
  })
  for (const subject of ['Bir', 'İki'])
    await site.call('POST /contact/send-message', {
      name: 'Ümit',
      email: 'umit@example.com',
      subject,
      message: 'Merhaba',
    })
  const { marking } = await other.db.transaction().execute(async (trx) => {
    // In the order of an erasure: oldest first.
    await trx.deleteFrom('messages').where('id', '=', 1).execute()
    const marking = site.admin('PUT /admin/contact-messages/mark-all-read')
    await expect.poll(() => countLockWaits(site.database)).toBe(1)
    await trx.deleteFrom('messages').where('id', '=', 2).execute()
    return { marking }
  })
  expect((await marking).status).not.toBe(500)
})
