import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestData, openData, originalsIn, restore } from '../../../../tests/helpers/backups.ts'
import { createTestApp, dialects } from '../../../../tests/helpers/testApp.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'

/**
 * Archives made by version 0.9 (28 November 2026) of one small site on each database; the `.age` files are the same,
 * encrypted.
 */
const FIXTURES = resolve(import.meta.dirname, '../../../../tests/helpers/fixtures/backups')
const PASSPHRASE = 'dört kelime bir parola'
/** The site had this picture, and an SVG with a script, which today's upload would refuse. */
const PICTURE = 'ed185e3630d3c2845816b680aaa6e00547364a554af94a95e12bc5bb02c28d41'
const HOSTILE_SVG = '3f67c8be987aa1db0ef99ce330286efe1929e729f5f9d1695b5fd0b987246244.svg'
/** Turkish letters, quotes and a character beyond the BMP. */
const AWKWARD_TEXT = /^Iğdır’ın "çöğür"ü .*😀/s

const { newPlace, onClose, close } = createTestData()
afterEach(close)

describe.each(dialects)('restore into %s of an archive made by an older version', (dialect) => {
  test.each(['sqlite.tar', 'postgres.tar', `${dialect}.tar.age`])('%s', async (fixture) => {
    const place = await newPlace(dialect)
    const data = await openData(place)
    const path = join(place.folder, fixture)
    await copyFile(join(FIXTURES, fixture), path)
    const passphrase = fixture.endsWith('.age') ? PASSPHRASE : undefined
    expect(await restore(data, path, undefined, undefined, passphrase)).toMatchObject({
      mails: 1,
      leftOut: [HOSTILE_SVG],
    })
    expect(await originalsIn(data.storage)).toEqual({ [`${PICTURE}.png`]: PICTURE })
    await data.close()

    const site = await createTestApp(dialect, { at: place })
    onClose(site.close)
    const read = async (line: string) => (await site.admin(line)).body
    expect(await read('GET /products')).toMatchObject([
      {
        id: 1,
        slug: 'cig-onleme-isi',
        description: expect.stringMatching(AWKWARD_TEXT),
        imageUrl: `/uploads/${PICTURE}.png`,
        isFeatured: true,
        specs: { Ağırlık: '2 kg' },
      },
    ])
    expect(await read('GET /services/1')).toMatchObject({ name: 'Sulama' })
    expect(await read('GET /blog/admin')).toMatchObject([{ title: 'Taslak', isPublished: false }])
    expect(await read('GET /admin/contact-messages')).toMatchObject([{ name: 'Ayşe', subject: 'Sonda' }])
    expect(await read('GET /admin/history/services/1')).toMatchObject([{ version: 1 }])
    expect((await site.database.db.selectFrom('outbox').selectAll().execute())[0]).toMatchObject({
      status: 'failed',
      lastError: mailTexts.failures.restored,
    })
    // A deleted record is restored under its id, and new ids continue after the last assigned one.
    expect(await read('POST /admin/bin/products/2/restore')).toMatchObject({ id: 2, name: 'Sonradan silinen' })
    expect((await site.admin('POST /products', { name: 'Yeni' })).body).toMatchObject({ id: 3 })
  })
})
