import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawn, formOf, picture, pixelBomb, pngChunk } from '../../../../tests/helpers/images.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'

type Parts = Parameters<typeof formOf>

describe.each(databases('sqlite'))('hostile uploads on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => site.close())

  const send = async (path: string, ...parts: Parts) => {
    const { payload, headers } = await formOf(...parts)
    return site.admin(`POST /files/${path}`, payload, { headers })
  }
  const stored = async () => ({
    rows: await site.database.db.selectFrom('uploads').selectAll().execute(),
    files: await readdir(join(site.database.folder, 'uploads')),
  })

  const tooBig = problems.pictureTooBigAs
  const script = '<script>alert(1)</script>'
  const files: Record<string, [file: () => Buffer | Promise<Buffer>, status: number, message: string]> = {
    'a bomb of pixels': [() => pixelBomb(30_000, 30_000), 413, problems.pictureTooBig],
    'a bomb of more pixels than there are numbers': [
      () => pixelBomb(2 ** 31 - 1, 2 ** 31 - 1),
      400,
      problems.brokenPicture,
    ],
    'a small AVIF of 18 megapixels': [() => flat(4200, 4200).avif({ effort: 0 }).toBuffer(), 413, tooBig('AVIF', 16)],
    'a WebP as large as the format allows': [() => emptyWebp(16_383, 3000), 413, tooBig('WebP', 25)],
    'a GIF of 30 megapixels': [() => wideGif(6000, 5000), 413, tooBig('GIF', 25)],
    'an interlaced PNG that takes all of it into memory': [
      () => flat(6000, 5000).png({ progressive: true }).toBuffer(),
      413,
      problems.tooManyPasses('PNG'),
    ],
    'a progressive JPEG of hundreds of scans': [
      () => jpegOfScans(3000, 2000, 200),
      413,
      problems.tooManyPasses('JPEG'),
    ],
    'a GIF of thousands of frames': [() => longGif(500, 500, 1000), 413, problems.tooManyFrames(200)],
    'an animated PNG of thousands of frames': [() => longPng(500, 500, 1000), 413, problems.tooManyFrames(200)],
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

  test.each(Object.entries(files))(
    '%s is rejected with a Turkish message under the field',
    async (_, [file, status, message]) => {
      const answer = await send('upload-product-image', ['file', await file(), '../../../resim\0.png'])
      expect({ status: answer.status, message: answer.body.message, errors: answer.body.errors }).toEqual({
        status,
        message,
        errors: { file: [message] },
      })
      expect(await stored()).toEqual({ rows: [], files: [] })
    },
  )

  test.each(Object.entries(files))('%s is rejected as a logo too', async (_, [file, status]) => {
    const answer = await send('upload-logo', ['file', await file(), 'logo.svg'])
    expect(answer.status).toBe(answer.body.message === problems.svgEntities ? 400 : status)
    expect(await stored()).toEqual({ rows: [], files: [] })
  })

  test('a form whose file has another field name is rejected', async () => {
    const { status, body } = await send('upload-product-image', ['image', await picture('png')])
    expect([status, body.errors]).toEqual([400, { file: [problems.noFile] }])
  })

  test('a form with two files is rejected', async () => {
    for (const second of ['file', 'image']) {
      const { status, body } = await send(
        'upload-product-image',
        ['file', await picture('png', 41, 41)],
        [second, await picture('png', 42, 42)],
      )
      expect([status, body.errors]).toEqual([400, { file: [problems.tooManyFiles] }])
    }
    expect(await stored()).toEqual({ rows: [], files: [] })
  })

  test('a form with three files is rejected', async () => {
    const file = ['file', await picture('png', 43, 43)] satisfies Parts[0]
    expect((await send('upload-product-image', file, file, file)).body).toMatchObject({
      status: 400,
      message: problems.tooManyFiles,
    })
  })

  test('a form without a file is rejected', async () => {
    const { status, body } = await send('upload-product-image', ['file', 'resim.png'])
    expect([status, body.errors]).toEqual([400, { file: [problems.noFile] }])
  })

  test('a truncated form is rejected', async () => {
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
  ])('a body of type %s is rejected', async (type, payload) => {
    const { status, body } = await site.admin('POST /files/upload-product-image', payload, {
      headers: { 'content-type': type },
    })
    expect([status, body.message]).toEqual([415, problems.wrongType])
  })

  test.each(['multipart/form-data', 'multipart/form-data; boundary='])(
    'a form with the content type %o is rejected',
    async (type) => {
      const { status, body } = await site.admin('POST /files/upload-product-image', 'x', {
        headers: { 'content-type': type },
      })
      expect([status, body.message]).toEqual([400, problems.malformed])
    },
  )

  test('a request without a body is rejected', async () => {
    expect((await site.admin('POST /files/upload-product-image')).status).toBe(415)
  })

  test('other form fields are ignored', async () => {
    const { status } = await send('upload-product-image', ['ad', 'Kök 6'], ['file', await picture('png')], ['not', 'x'])
    expect(status).toBe(201)
    expect((await send('upload-product-image', ['__proto__', 'x'], ['file', await picture('png')])).status).toBe(400)
  })
})

/** A picture of 10,799 by 1 pixels whose first bytes open a comment that ends after the image data, before a script. */
async function gifScript(): Promise<Buffer> {
  const file = await drawn(0x2a2f, 1).gif().toBuffer()
  expect(file.toString('latin1', 0, 8)).toBe('GIF89a/*')
  return Buffer.concat([file, Buffer.from('*/=1;alert(document.domain)//')])
}

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a6b2f' } })

/** A WebP whose header has a size, without image data. */
function emptyWebp(width: number, height: number): Buffer {
  const head = Buffer.from('RIFF\x16\0\0\0WEBPVP8L\x09\0\0\0\x2f\0\0\0\0\0\0\0\0\0', 'latin1')
  head.writeUInt32LE((width - 1) | ((height - 1) << 14), 21)
  return head
}

/** A GIF whose header has a size. */
async function wideGif(width: number, height: number): Promise<Buffer> {
  const file = await flat(60, 40).gif().toBuffer()
  const colours = 3 * 2 ** ((file.readUInt8(10) & 7) + 1)
  for (const at of [6, file.indexOf(0x2c, 13 + colours) + 5]) {
    file.writeUInt16LE(width, at)
    file.writeUInt16LE(height, at + 2)
  }
  return file
}

/** A progressive JPEG with many scans. */
async function jpegOfScans(width: number, height: number, scans: number): Promise<Buffer> {
  const file = await flat(width, height).jpeg({ progressive: true }).toBuffer()
  const last = file.subarray(file.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  return Buffer.concat([file.subarray(0, -2), ...Array<Buffer>(scans).fill(last), file.subarray(-2)])
}

/** One frame, repeated many times. */
async function longGif(width: number, height: number, frames: number): Promise<Buffer> {
  const file = await flat(width, height).gif().toBuffer()
  const start = file.indexOf(Buffer.from([0x21, 0xf9]))
  return Buffer.concat([
    file.subarray(0, start),
    ...Array<Buffer>(frames).fill(file.subarray(start, -1)),
    file.subarray(-1),
  ])
}

/** An animated PNG header with a number of frames. */
async function longPng(width: number, height: number, frames: number): Promise<Buffer> {
  const file = await flat(width, height).png().toBuffer()
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames, 0)
  return Buffer.concat([file.subarray(0, 33), pngChunk('acTL', control), file.subarray(33)])
}
