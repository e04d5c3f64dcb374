import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawn, formOf, picture, pixelBomb } from '../../../tests/setup/pictures.ts'
import { createTestApp, databases, type TestApp } from '../../../tests/setup/testApp.ts'
import { problems } from '../../contract/texts/both/problems.ts'

type Parts = Parameters<typeof formOf>

describe.each(databases('sqlite'))('what is no picture, on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => site.close())

  const send = async (path: string, ...parts: Parts) => {
    const { payload, headers } = await formOf(...parts)
    return site.admin(`POST /files/${path}`, payload, { headers })
  }
  const kept = async () => ({
    rows: await site.database.db.selectFrom('uploads').selectAll().execute(),
    files: await readdir(join(site.database.folder, 'uploads')),
  })

  const script = '<script>alert(1)</script>'
  const files: Record<string, [file: () => Buffer | Promise<Buffer>, status: number, message: string]> = {
    'a bomb of pixels': [() => pixelBomb(30_000, 30_000), 413, problems.pictureTooBig],
    'a bomb of more pixels than there are numbers': [
      () => pixelBomb(2 ** 31 - 1, 2 ** 31 - 1),
      400,
      problems.brokenPicture,
    ],
    'a picture cut short': [
      async () => (await picture('jpeg', 400, 300)).subarray(0, 2000),
      400,
      problems.brokenPicture,
    ],
    'the first bytes of a picture': [async () => (await picture('png')).subarray(0, 8), 400, problems.brokenPicture],
    'a GIF that is a script too': [async () => gifScript(), 400, problems.moreThanAPicture],
    'a PNG with a page behind it': [
      async () => Buffer.concat([await picture('png'), Buffer.from(`<html>${script}`)]),
      400,
      problems.moreThanAPicture,
    ],
    'a script that begins like a GIF': [
      () => Buffer.from('GIF89a=1;alert(document.domain)//'),
      400,
      problems.brokenPicture,
    ],
    'a page': [() => Buffer.from(`<!doctype html>${script}`), 415, problems.notAPicture],
    'a TIFF': [() => drawn(9, 9).tiff().toBuffer(), 415, problems.notAPicture],
    'an archive': [() => Buffer.from('PK\x03\x04'), 415, problems.notAPicture],
    'a program': [() => Buffer.from('\x7fELF\x02\x01', 'latin1'), 415, problems.notAPicture],
    'a text that says it is a picture': [
      () => Buffer.from('data:image/png;base64,iVBORw0KGgo='),
      415,
      problems.notAPicture,
    ],
    'a drawing with entities that grow': [
      () =>
        Buffer.from(
          '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
        ),
      415,
      problems.svgOnlyForLogo,
    ],
    nothing: [() => Buffer.alloc(0), 400, problems.emptyFile],
    'ten megabytes and a byte': [
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(10 * 1024 * 1024 - 7)]),
      413,
      problems.fileTooLarge,
    ],
  }

  test.each(Object.entries(files))('%s is refused, in Turkish, under the field', async (_, [file, status, message]) => {
    const answer = await send('upload-product-image', ['file', await file(), '../../resim\0.png'])
    expect({ status: answer.status, message: answer.body.message, errors: answer.body.errors }).toEqual({
      status,
      message,
      errors: { file: [message] },
    })
    expect(await kept()).toEqual({ rows: [], files: [] })
  })

  test.each(Object.entries(files))('%s is no logo either', async (_, [file, status]) => {
    const answer = await send('upload-logo', ['file', await file(), 'logo.svg'])
    expect(answer.status).toBe(answer.body.message === problems.svgEntities ? 400 : status)
    expect(await kept()).toEqual({ rows: [], files: [] })
  })

  test('a form in which the file has another name', async () => {
    const { status, body } = await send('upload-product-image', ['image', await picture('png')])
    expect([status, body.errors]).toEqual([400, { file: [problems.noFile] }])
  })

  test('a form with two files', async () => {
    for (const second of ['file', 'image']) {
      const { status, body } = await send(
        'upload-product-image',
        ['file', await picture('png', 41, 41)],
        [second, await picture('png', 42, 42)],
      )
      expect([status, body.errors]).toEqual([400, { file: [problems.tooManyFiles] }])
    }
    expect(await kept()).toEqual({ rows: [], files: [] })
  })

  test('a form with three files', async () => {
    const file = ['file', await picture('png', 43, 43)] satisfies Parts[0]
    expect((await send('upload-product-image', file, file, file)).body).toMatchObject({
      status: 400,
      message: problems.tooManyFiles,
    })
  })

  test('a form without a file', async () => {
    const { status, body } = await send('upload-product-image', ['file', 'resim.png'])
    expect([status, body.errors]).toEqual([400, { file: [problems.noFile] }])
  })

  test('a form that is cut off', async () => {
    const { payload, headers } = await formOf(['file', await picture('png')])
    const { status, body } = await site.admin('POST /files/upload-product-image', payload.subarray(0, -30), {
      headers,
    })
    expect([status, body.message]).toEqual([400, problems.malformed])
  })

  test.each([
    ['application/json', '{"file":"x"}'],
    ['image/png', '\x89PNG'],
    ['application/octet-stream', 'x'],
    ['application/x-www-form-urlencoded', 'file=x'],
  ])('what comes as %s', async (type, payload) => {
    const { status, body } = await site.admin('POST /files/upload-product-image', payload, {
      headers: { 'content-type': type },
    })
    expect([status, body.message]).toEqual([415, problems.wrongType])
  })

  test.each(['multipart/form-data', 'multipart/form-data; boundary='])('a form as %o', async (type) => {
    const { status, body } = await site.admin('POST /files/upload-product-image', 'x', {
      headers: { 'content-type': type },
    })
    expect([status, body.message]).toEqual([400, problems.malformed])
  })

  test('no body at all', async () => {
    expect((await site.admin('POST /files/upload-product-image')).status).toBe(415)
  })

  test('fields beside the file do no harm', async () => {
    const { status } = await send('upload-product-image', ['ad', 'Kök 6'], ['file', await picture('png')], ['not', 'x'])
    expect(status).toBe(201)
    expect((await send('upload-product-image', ['__proto__', 'x'], ['file', await picture('png')])).status).toBe(400)
  })
})

/** A picture of 10,799 by 1 pixels whose first bytes open a comment that ends behind the picture, before a script. */
async function gifScript(): Promise<Buffer> {
  const file = await drawn(0x2a2f, 1).gif().toBuffer()
  expect(file.toString('latin1', 0, 8)).toBe('GIF89a/*')
  return Buffer.concat([file, Buffer.from('*/=1;alert(document.domain)//')])
}
