import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { backupPanelTexts } from '../../src/contract/i18n/admin/backupPanel.ts'
import { Server } from '../helpers/siteServer.ts'
import { widths } from '../helpers/slowTests.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { test as base, expect } from './fixtures.ts'

const messages = backupPanelTexts.tr

/** A server with a backup folder of its own: a restore ends every session. */
const test = base.extend<object, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'yedek-'))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ folder }, use) => {
      const server = await Server.start({ RATE_LIMITS: 'off', DEMO_CONTENT: 'false', BACKUP_URL: folder })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
})
// axe adds styles, which the content security policy blocks.
test.use({ bypassCSP: true })

for (const width of widths(390))
  test(`backups: one is made, downloaded and restored, at ${width} px`, async ({
    page,
    signIn,
    folder,
    pageErrors,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { headers } = await signIn(page)
    await page.goto('/admin/settings/backups')
    await expect(page.getByText(messages.goodLead)).toBeVisible()
    const shown = () => readdirSync(folder).filter((name) => name.endsWith('.tar'))
    const before = shown()
    const added = () => shown().filter((name) => !before.includes(name))
    const make = page.getByRole('button', { name: messages.make })
    await make.click()
    await expect.poll(added).toHaveLength(1)
    const rows = page.getByRole('region', { name: messages.list }).getByRole('listitem')
    // The older one of the same day may be pruned right after the list was read.
    await expect(async () => {
      await page.reload()
      await expect(make).toBeVisible()
      await expect(rows.first()).toBeVisible()
      expect(await rows.count()).toBe(shown().length)
    }).toPass()
    await expectAccessible(page, { when: `the backups at ${width}` })
    await expectNoHorizontalOverflow(page)
    const [made] = added()

    const row = rows.first()
    const waiting = page.waitForEvent('download')
    await row.getByRole('button', { name: new RegExp(`^${messages.download}`) }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe(made)
    const saved = await buffer(await download.createReadStream())
    expect(saved.equals(readFileSync(join(folder, made!)))).toBe(true)

    await page.request.post('/api/products', { headers, data: { name: `Sonra ${width}` } })
    await row.getByRole('button', { name: new RegExp(`^${messages.restore}`) }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page, { when: `the restore at ${width}` })
    // 401: the panel may send a request between the restore and the login.
    pageErrors.expect(/40[01]/)
    const confirm = dialog.getByRole('button', { name: messages.restoring.confirm, exact: true })
    await confirm.click()
    await expect(page.getByRole('dialog', { name: messages.restoring.done })).toBeVisible()
    await expectNoHorizontalOverflow(page)
    expect(await (await page.request.get('/api/products')).json()).toEqual([])
    await page.getByRole('button', { name: messages.restoring.signIn }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

test('backups: an encrypted backup with a passphrase is downloaded', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/admin/settings/backups')
  const region = page.getByRole('region', { name: messages.now.title })
  await region.getByLabel(messages.now.passphrase).fill('dört kelime bir parola')
  await expectAccessible(page, { when: 'the download of now' })
  const waiting = page.waitForEvent('download')
  await region.getByRole('button', { name: messages.now.start }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\dT.+\.tar\.age$/)
  const saved = await buffer(await download.createReadStream())
  expect(String(saved.subarray(0, 21))).toBe('age-encryption.org/v1')
  await expect(region.getByText(messages.now.done(download.suggestedFilename()))).toBeVisible()
})
