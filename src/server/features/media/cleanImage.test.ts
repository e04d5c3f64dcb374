import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawn, film, phonePhoto, picture, pngChunk } from '../../../../tests/helpers/images.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { Refused } from '../../platform/http/problems.ts'
import { cleanImage, FORMATS, type Format, formatOf } from './cleanImage.ts'

const formats = Object.keys(FORMATS) as Format[]
const pixelsOf = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer()
const cleaned = (file: Buffer) => cleanImage(file, formatOf(file)!)

describe('image format', () => {
  test.each(formats)('%s is recognised by its content', async (format) => {
    expect(formatOf(await picture(format))).toBe(format)
  })

  test('any other content is not recognised', async () => {
    const tiff = await drawn(9, 9).tiff().toBuffer()
    const others = [
      tiff,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('%PDF-1.7'),
      Buffer.alloc(0),
    ]
    expect(others.map(formatOf)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe.each(['jpeg', 'png', 'webp'] as const)('re-encoding a %s from a phone', (format) => {
  test('removes EXIF, GPS and XMP, and no visible content', async () => {
    const file = await phonePhoto(format)
    const before = await sharp(file).metadata()
    expect([before.exif, before.xmp].every(Boolean)).toBe(true)
    const { bytes, width, height } = await cleaned(file)
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
    expect({ exif, xmp, icc, iptc }).toEqual({})
    expect(bytes.includes('gizli')).toBe(false)
    expect({ width, height }).toEqual({ width: 60, height: 40 })
    expect(differenceOf(await pixelsOf(bytes), await pixelsOf(file))).toBeLessThan(format === 'png' ? 0.001 : INVISIBLE)
  })

  test.each([3, 6, 8])('applies the orientation %i', async (orientation) => {
    const file = await phonePhoto(format, orientation, 90, 50)
    const { bytes, width, height } = await cleaned(file)
    const upright = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true })
    expect({ width, height }).toEqual({ width: upright.info.width, height: upright.info.height })
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined()
    expect(differenceOf(await pixelsOf(bytes), upright.data)).toBeLessThan(4)
  })
})

/** The mean difference per channel, of 255, that is invisible. */
const INVISIBLE = 2

const lossy: Record<string, () => Promise<Buffer>> = {
  'a progressive JPEG': () => drawn(90, 70).jpeg({ progressive: true }).toBuffer(),
  'a JPEG by mozjpeg': () => drawn(90, 70).jpeg({ mozjpeg: true }).toBuffer(),
  'a JPEG with all its colours': () => drawn(91, 71).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'a grey JPEG': () => drawn(90, 70).greyscale().jpeg().toBuffer(),
  'a WebP with holes': () =>
    drawn(90, 70)
      .extend({ top: 9, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp()
      .toBuffer(),
}

const lossless: Record<string, () => Promise<Buffer>> = {
  'an interlaced PNG': () => drawn(90, 70).png({ progressive: true }).toBuffer(),
  'a PNG with a palette': () => drawn(90, 70).png({ palette: true }).toBuffer(),
  'a PNG with 16 bits': () => drawn(90, 70).toColourspace('rgb16').png().toBuffer(),
  'a grey PNG with holes': () =>
    drawn(90, 70)
      .greyscale()
      .extend({ top: 9, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer(),
  'a lossless WebP with holes': () =>
    drawn(90, 70)
      .extend({ top: 9, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ lossless: true })
      .toBuffer(),
  'an interlaced GIF with holes': () =>
    drawn(90, 70)
      .extend({ top: 9, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .gif({ progressive: true })
      .toBuffer(),
}

test.each(Object.entries(lossless))('%s keeps every pixel', async (_, write) => {
  const file = await write()
  const { bytes } = await cleaned(file)
  expect((await pixelsOf(bytes)).equals(await pixelsOf(file))).toBe(true)
  expect(bytes.length).toBeLessThanOrEqual(1.2 * file.length)
})

test.each(Object.entries(lossy))('%s looks the same, in a file of similar size', async (_, write) => {
  const file = await write()
  const { bytes } = await cleaned(file)
  expect(differenceOf(await pixelsOf(bytes), await pixelsOf(file))).toBeLessThan(INVISIBLE)
  expect(bytes.length).toBeLessThanOrEqual(1.5 * file.length)
})

describe('colour profiles', () => {
  const green = { create: { width: 20, height: 20, channels: 3, background: { r: 40, g: 200, b: 60 } } } as const

  test('another profile is converted to sRGB', async () => {
    const file = await sharp(green).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    const asStored = await sharp(file).keepIccProfile().raw().toBuffer()
    const { bytes } = await cleaned(file)
    expect((await sharp(bytes).metadata()).icc).toBeUndefined()
    const [red, g, blue] = await pixelsOf(bytes)
    // Display P3 encodes this green with more red and blue than sRGB: unconverted it would look paler.
    expect([red, g, blue].map((value, i) => Math.abs(value! - [40, 200, 60][i]!) < 6)).toEqual([true, true, true])
    expect(Math.abs(asStored[0]! - 40)).toBeGreaterThan(15)
  })

  test('sRGB colours are unchanged', async () => {
    const file = await sharp(green).withIccProfile('srgb').jpeg().toBuffer()
    const { bytes } = await cleaned(file)
    expect((await sharp(bytes).metadata()).icc).toBeUndefined()
    expect(differenceOf(await pixelsOf(bytes), await pixelsOf(file))).toBeLessThan(INVISIBLE)
  })

  test('CMYK is converted to sRGB', async () => {
    const file = await sharp(green).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp((await cleaned(file)).bytes).metadata()).space).toBe('srgb')
  })
})

describe.each(['gif', 'webp'] as const)('an animated %s', (format) => {
  test('keeps its frames and their durations', async () => {
    const file = await film(format)
    const { bytes, width, height } = await cleaned(file)
    const { pages, delay, loop } = await sharp(bytes).metadata()
    expect({ pages, delay, loop, width, height }).toEqual({
      pages: 3,
      delay: [200, 200, 200],
      loop: 3,
      width: 60,
      height: 40,
    })
    expect(differenceOf(await pixelsOf(bytes), await pixelsOf(file))).toBeLessThan(format === 'gif' ? 0.001 : INVISIBLE)
  })
})

test('GIF: the loop count is kept under both names of its extension', async () => {
  const file = Buffer.from((await film('gif')).toString('latin1').replace('NETSCAPE2.0', 'ANIMEXTS1.0'), 'latin1')
  expect(file.includes('ANIMEXTS1.0')).toBe(true)
  expect((await sharp((await cleaned(file)).bytes).metadata()).loop).toBe(3)
})

test('JPEG: the thumbnail from before a crop is removed', async () => {
  const file = await picture('jpeg')
  const content = 'JFXX\0\x10gizli'
  const thumbnail = Buffer.from(`\xff\xe0\0${String.fromCharCode(content.length + 2)}${content}`, 'latin1')
  const { bytes } = await cleaned(Buffer.concat([file.subarray(0, 2), thumbnail, file.subarray(2)]))
  expect(bytes.includes('gizli')).toBe(false)
})

test('animations keep their frames with a colour profile and camera metadata', async () => {
  const file = await sharp(await film('webp'), { animated: true })
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: 'Ayşe' } })
    .webp()
    .toBuffer()
  const { bytes } = await cleaned(file)
  const { pages, icc, exif } = await sharp(bytes).metadata()
  expect({ pages, icc, exif }).toEqual({ pages: 3, icc: undefined, exif: undefined })
  // The WebP header has flags for its chunks (bits 2, 3 and 5: XMP, EXIF, colour profile).
  expect([file.readUInt8(20) & 0x2c, bytes.readUInt8(20) & 0x2c]).toEqual([0x28, 0])
})

describe('data after the image', () => {
  test.each(['png', 'gif', 'webp'] as const)('%s with a page after its end is rejected', async (format) => {
    const file = Buffer.concat([await picture(format), Buffer.from('<html><script>alert(1)</script></html>')])
    await expect(cleaned(file)).rejects.toMatchObject({ status: 400, message: problems.moreThanAPicture })
  })

  test.each(['<html><body>', '<SCRIPT src=x>', 'PK\x03\x04', '%PDF-1.7'])(
    'JPEG with %o after its end is rejected',
    async (tail) => {
      await expect(cleaned(Buffer.concat([await picture('jpeg'), Buffer.from(tail, 'latin1')]))).rejects.toThrow(
        problems.moreThanAPicture,
      )
    },
  )

  test('a second image that a camera appends to a JPEG is removed', async () => {
    const file = await picture('jpeg')
    expect((await cleaned(Buffer.concat([file, await picture('jpeg', 20, 20)]))).bytes).toEqual(
      (await cleaned(file)).bytes,
    )
  })

  test('padding is removed', async () => {
    const file = await picture('gif')
    expect((await cleaned(Buffer.concat([file, Buffer.alloc(9)]))).bytes).toEqual((await cleaned(file)).bytes)
  })

  test.each(formats)('%s: comments and text chunks are removed', async (format) => {
    const { bytes } = await cleaned(await withText(format, await picture(format), 'alert(document.domain)'))
    expect(bytes.includes('alert(')).toBe(false)
    expect(formatOf(bytes)).toBe(format)
  })
})

describe('broken files', () => {
  test.each(formats)('%s: truncated files are rejected', async (format) => {
    const file = await picture(format)
    for (const part of [0.3, 0.6, 0.95]) {
      const cut = file.subarray(0, Math.floor(file.length * part))
      await expect(cleaned(cut), `${part}`).rejects.toMatchObject({
        status: 400,
        errors: { file: [problems.brokenPicture] },
      })
    }
  })

  test.each(formats)('%s: corrupted files are rejected or become an image, and nothing crashes', async (format) => {
    const file = await picture(format)
    const damage = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const broken = Buffer.from(file)
        for (const [at, value] of changes) broken[at] = value
        const result = formatOf(broken) && (await cleaned(broken).catch((error: unknown) => error))
        if (result && !(result instanceof Refused))
          expect((await sharp((result as { bytes: Buffer }).bytes).metadata()).width).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })
})

describe('placeholder', () => {
  test('is a data URL of at most 400 characters', async () => {
    const { placeholder } = await cleaned(await picture('jpeg', 900, 600))
    expect(placeholder!.length).toBeLessThanOrEqual(400)
    const [, data] = /^data:image\/webp;base64,(.+)$/.exec(placeholder!)!
    const { width, height } = await sharp(Buffer.from(data!, 'base64')).metadata()
    expect({ width, height }).toEqual({ width: 16, height: 11 })
  })

  test('is absent for transparent images', async () => {
    const background = { r: 0, g: 90, b: 0, alpha: 0 }
    const file = await drawn(60, 40).extend({ top: 30, background }).png().toBuffer()
    expect((await cleaned(file)).placeholder).toBeNull()
  })

  test('exists for an opaque image with an alpha channel', async () => {
    expect((await cleaned(await drawn(60, 40).ensureAlpha().png().toBuffer())).placeholder).not.toBeNull()
  })
})

/** The largest mean difference per channel of two pictures. */
function differenceOf(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length
}

/** A file with a text in the metadata of its format. */
async function withText(format: Format, file: Buffer, text: string): Promise<Buffer> {
  const note = Buffer.from(text)
  const insert = (at: number, part: Buffer) => Buffer.concat([file.subarray(0, at), part, file.subarray(at)])
  const writers: Record<Format, () => Buffer | Promise<Buffer>> = {
    png: () => insert(33, pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), note]))),
    jpeg: () => insert(2, Buffer.concat([Buffer.from([0xff, 0xfe, 0, note.length + 2]), note])),
    gif: () => insert(file.length - 1, Buffer.concat([Buffer.from([0x21, 0xfe, note.length]), note, Buffer.from([0])])),
    webp: () => {
      const chunk = Buffer.concat([Buffer.from('NOTE\0\0\0\0'), note, Buffer.alloc(note.length % 2)])
      chunk.writeUInt32LE(note.length, 4)
      const whole = Buffer.concat([file, chunk])
      whole.writeUInt32LE(whole.length - 8, 4)
      return whole
    },
    avif: () =>
      sharp(file)
        .avif()
        .withExif({ IFD0: { Artist: text } })
        .toBuffer(),
  }
  const written = await writers[format]()
  expect(written.includes(text)).toBe(true)
  return written
}
