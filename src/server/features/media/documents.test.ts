import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf } from '../../../../tests/helpers/images.ts'
import { pdf } from '../../../../tests/helpers/pdf.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { DOCUMENT_MAX_BYTES } from '../../../contract/constants.ts'
import { problems, validation } from '../../../contract/i18n/shared/messages.ts'
import { checkPdf } from './checkPdf.ts'
import { collectGarbage, DAYS_KEPT } from './collectGarbage.ts'

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const stream = (keys: string, body: Buffer) =>
  `<< ${keys} /Length ${body.length} >>\nstream\n${body.toString('latin1')}\nendstream`

describe('PDF check', () => {
  const refusalOf = (file: Buffer) =>
    checkPdf(file).then(
      () => 'accepted',
      (error: Error) => error.message,
    )

  test.each([
    ['one page', pdf(), 1],
    ['pages counted by the root of the tree', pdf({ pages: 3, objects: ['<< /Type /Outlines /Count 9 >>'] }), 3],
    [
      'a page tree in an object stream',
      pdf({ pages: 0, packed: [[30, '<< /Type /Pages /Resources << /Font << >> >> /Kids [] /Count 12 >>']] }),
      12,
    ],
    [
      'an action that opens a page, and links',
      pdf({ catalogue: '/OpenAction [20 0 R /Fit] /URI (https://a.example)' }),
      1,
    ],
    [
      'a picture in another encoding',
      pdf({ objects: [stream('/Filter /DCTDecode', Buffer.from('\xff\xd8\xff', 'latin1'))] }),
      1,
    ],
  ])('accepts %s', async (_, file, pages) => expect(await checkPdf(file)).toEqual({ pages }))

  test.each([
    ['a script that runs when it is opened', pdf({ catalogue: `/OpenAction ${SCRIPT}` })],
    ['a named script', pdf({ catalogue: '/Names << /JavaScript 4 0 R >>' })],
    ['a script whose name is escaped', pdf({ objects: ['<< /S /J#61vaScr#69pt /JS 9 0 R >>'] })],
    ['a script by its key alone', pdf({ objects: ['<< /JS (x) >>'] })],
    ['a program', pdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] })],
    ['an embedded file', pdf({ objects: ['<< /Type /EmbeddedFile >>'] })],
    ['an XFA form', pdf({ catalogue: '/AcroForm << /XFA 4 0 R >>' })],
    ['a form that sends data', pdf({ objects: ['<< /S /SubmitForm >>'] })],
    ['a script in an object stream', pdf({ packed: [[30, SCRIPT]] })],
    ['an escaped script in an object stream', pdf({ packed: [[30, '<< /S /#4aavaScript >>']] })],
    [
      'a script in an object stream without a type',
      pdf({ objects: [stream('/Filter /FlateDecode', deflateSync(SCRIPT))] }),
    ],
    ['a script in the raw body of a stream', pdf({ objects: [stream('', Buffer.from(`9 0 obj ${SCRIPT} endobj`))] })],
    [
      'a script that is compressed twice',
      pdf({ objects: [stream('/Filter [/Fl /Fl]', deflateSync(deflateSync(SCRIPT)))] }),
    ],
  ])('refuses %s', async (_, file) => expect(await refusalOf(file)).toBe(problems.activePdf))

  test.each([
    ['an object stream in hexadecimal', pdf({ packed: [[30, '<< >>']], packedKeys: '/Filter /ASCIIHexDecode' })],
    [
      'an object stream with a predictor',
      pdf({ packed: [[30, '<< >>']], packedKeys: '/Filter /FlateDecode /DecodeParms 8 0 R' }),
    ],
    [
      'a stream that cannot be inflated',
      pdf({ objects: [stream('/Filter /FlateDecode', Buffer.from('\x78\x9c\xff\xff\xff', 'latin1'))] }),
    ],
  ])('refuses %s', async (_, file) => expect(await refusalOf(file)).toBe(problems.uncheckedPdf))

  test('refuses encrypted and broken files', async () => {
    expect(await refusalOf(pdf({ trailer: '/Encrypt 9 0 R' }))).toBe(problems.lockedPdf)
    expect(await refusalOf(pdf().subarray(0, -20))).toBe(problems.brokenPdf)
    expect(await refusalOf(pdf({ pages: 0 }))).toBe(problems.brokenPdf)
  })
})

describe.each(dialects)('documents on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => site.close())

  const send = async (file: Buffer, name = 'foy.pdf') => {
    const { payload, headers } = await formOf(['file', file, name])
    return site.admin('POST /files/upload-document', payload, { headers })
  }
  const upload = async (file: Buffer) => (await send(file)).body.publicUrl as string

  test('are uploaded, and served so that nothing in them runs', async () => {
    const file = pdf({ pages: 2 })
    const { status, body } = await send(file, 'foy.exe')
    expect([status, body]).toEqual([201, { publicUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.pdf$/) }])
    const { statusCode, headers, rawPayload } = await site.app.inject(body.publicUrl)
    expect([statusCode, rawPayload.equals(file)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-length': String(file.length),
    })
    expect((await site.app.inject(body.publicUrl.replace('.pdf', '-320.webp'))).statusCode).toBe(404)
    expect(await upload(file)).toBe(body.publicUrl)
  })

  test('refuses other files, large ones and active ones, and stores nothing', async () => {
    const count = () => site.database.db.selectFrom('uploads').select('name').execute()
    const before = await count()
    const large = Buffer.concat([pdf(), Buffer.alloc(DOCUMENT_MAX_BYTES)])
    for (const [file, status, message] of [
      [Buffer.from('<svg/>'), 415, problems.notAPdf],
      [Buffer.concat([Buffer.from('\n'), pdf()]), 415, problems.notAPdf],
      [large, 413, problems.documentTooLarge],
      [pdf({ catalogue: `/OpenAction ${SCRIPT}` }), 400, problems.activePdf],
    ] as const) {
      const answer = await send(file)
      expect([answer.status, answer.body.errors]).toEqual([status, { file: [message] }])
    }
    expect(await count()).toEqual(before)
    const { payload, headers } = await formOf(['file', pdf(), 'a.pdf'])
    expect((await site.call('POST /files/upload-document', payload, { headers })).status).toBe(401)
  })

  test('have the size and pages of their file, and are listed on products and services that they name', async () => {
    const file = pdf({ pages: 3 })
    const fileUrl = await upload(file)
    const product = (await site.admin('POST /products', { name: 'Kök 6' })).body.id
    const service = (await site.admin('POST /services', { name: 'Etüt' })).body.id
    const { status, body } = await site.admin('POST /documents', {
      title: 'Teknik föy',
      fileUrl,
      language: 'tr',
      bytes: 1,
      pages: 99,
      productIds: [product],
      serviceIds: [service],
    })
    const facts = { bytes: file.length, pages: 3 }
    expect([status, body]).toEqual([201, expect.objectContaining(facts)])
    expect((await site.call('GET /documents')).body).toMatchObject([{ title: 'Teknik föy', ...facts }])
    const shown = [{ id: body.id, title: 'Teknik föy', fileUrl, language: 'tr', ...facts }]
    expect((await site.call('GET /products/kok-6')).body.documents).toEqual(shown)
    expect((await site.call(`GET /services/${service}`)).body.documents).toEqual(shown)
    expect((await site.call('GET /products')).body[0]).not.toHaveProperty('documents')
    expect((await site.admin(`PUT /products/${product}`, { name: 'Kök 7' })).body.documents).toEqual(shown)
  })

  test.each([
    ['a missing file', undefined],
    ['a picture', `/uploads/${'a'.repeat(64)}.png`],
    ['another site', `https://a.example/uploads/${'a'.repeat(64)}.pdf`],
  ])('refuse %s', async (_, fileUrl) => {
    const { status, body } = await site.admin('POST /documents', { title: 'Föy', fileUrl })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['fileUrl']])
    expect(body.errors.fileUrl).toEqual([validation.fileMissing])
  })

  test('keep their file while a document, the trash or a version has it', async () => {
    const fileUrl = await upload(pdf({ pages: 4 }))
    const { id } = (await site.admin('POST /documents', { title: 'Kılavuz', fileUrl })).body
    await upload(pdf({ pages: 5 }))
    const collect = () => collectGarbage(site.services, { now: Date.now() + (DAYS_KEPT + 1) * 24 * 60 * 60 * 1000 })
    const isServed = async () => (await site.app.inject(fileUrl)).statusCode === 200
    const { removed } = await collect()
    expect([removed.pictures, await isServed()]).toEqual([2, true])
    await site.admin(`DELETE /documents/${id}`)
    await collect()
    expect(await isServed()).toBe(true)
    await site.admin(`DELETE /admin/bin/documents/${id}`)
    await collect()
    expect(await isServed()).toBe(false)
  })
})

test('documents of the demo are accepted', async () => {
  const folder = new URL('../demo/documents/', import.meta.url)
  for (const name of ['kok-6-teknik-foy', 'kok-6-data-sheet', 'ark-4-teknik-foy', 'toprak-numunesi-yonergesi'])
    expect(await checkPdf(await readFile(new URL(`${name}.pdf`, folder)))).toEqual({ pages: 1 })
})
