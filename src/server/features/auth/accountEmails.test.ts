import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backupsOf } from '../../../../tests/helpers/backups.ts'
import { type MailServer, startMailServer } from '../../../../tests/helpers/mailServer.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { makeBackup } from '../backups/makeBackup.ts'
import { addAdministrator } from './administrators.ts'

const AYSE = 'ayse@filiz.example'

describe.each(databases('sqlite'))('emails to every administrator on %s', (dialect) => {
  let mails: MailServer
  let folder: string
  let site: TestApp
  let ayse: number
  const open = async (settings: Record<string, string>) => {
    site = await createTestApp(dialect, {
      background: true,
      settings: { BACKUP_URL: folder, PUBLIC_URL: 'https://filiz.example', SITE_NAME: 'Filiz', ...settings },
    })
    ayse = (await addAdministrator(site.database.db, AYSE, 'uzun bir parola'))!.id
  }
  beforeEach(async () => {
    mails = await startMailServer()
    folder = await mkdtemp(join(tmpdir(), 'yedek-'))
  })
  afterEach(async () => {
    await site.close()
    await mails.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Calls each endpoint of the contract once, some of them without an effect. */
  async function doEverything() {
    await site.admin('POST /admin/people', { email: 'ece@example.com' })
    await site.admin('POST /admin/access-keys', { name: 'Bayi', access: 'write' })
    const { id } = (
      await site.admin('POST /admin/webhooks', { url: 'https://93.184.215.14/gizli', events: ['content.changed'] })
    ).body
    await site.admin(`PUT /admin/webhooks/${id}`, { isOn: false })
    const name = await makeBackup(backupsOf(site), { at: new Date() })
    await site.admin(`HEAD /admin/backups/${name}`)
    await site.admin(`GET /admin/backups/${name}`)
    const statuses = [(await site.admin(`DELETE /admin/people/${ayse}`)).status]
    // Refused requests send no email.
    statuses.push((await site.admin(`DELETE /admin/people/${ayse}`)).status)
    statuses.push((await site.admin('DELETE /admin/people/1')).status)
    expect(statuses).toEqual([200, 404, 409])
    return name
  }

  test('report invitations, removals, new API keys and webhooks, and downloads of backups', async () => {
    await open({ SMTP_URL: mails.url })
    const name = await doEverything()
    const notices = () => mails.received.filter(({ recipients }) => recipients[0] !== 'ece@example.com')
    await expect.poll(() => notices().length).toBe(10)
    const sent = notices().map(({ recipients: [to], subject, text }) => [to, subject, text!.split('\n\n')[1]])
    const sentences: Record<string, string> = {
      'Filiz: yönetim paneline biri davet edildi': `${ADMIN.email}, ece@example.com adresini Filiz yönetim paneline davet etti.`,
      'Filiz: yönetim panelinden biri çıkarıldı': `${ADMIN.email}, ${AYSE} adresli kişiyi Filiz yönetim panelinden çıkardı.`,
      'Filiz: yeni bir erişim anahtarı oluşturuldu': `${ADMIN.email}, Filiz için “Bayi” adıyla bir erişim anahtarı oluşturdu.`,
      'Filiz: yeni bir webhook eklendi': 'artık 93.184.215.14 sunucusuna da haber verilecek.',
      'Filiz: bir yedek indirildi': `${ADMIN.email}, Filiz için alınmış ${name} adlı yedeği indirdi.`,
    }
    for (const [subject, sentence] of Object.entries(sentences))
      expect(sent.filter((each) => each[1] === subject).sort()).toEqual(
        [ADMIN.email, AYSE].sort().map((to) => [to, subject, expect.stringContaining(sentence)]),
      )
    expect(notices()[0]!.text).toContain('https://filiz.example/admin/settings/activity')
    expect(
      notices()
        .map(({ text }) => text)
        .join(),
    ).not.toContain('gizli')
    // Each action is in the audit log too.
    const { body } = await site.admin('GET /admin/activity')
    const lines = (body as Record<string, string>[]).map(({ action, resource, by }) => `${action} ${resource} ${by}`)
    for (const line of [
      'create administrators',
      'delete administrators',
      'create access-keys',
      'create webhooks',
      'export backups',
    ])
      expect(lines).toContain(`${line} ${ADMIN.email}`)
  })

  test('are not queued without a mail server; the actions succeed', async () => {
    await open({})
    await doEverything()
    expect(await site.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
