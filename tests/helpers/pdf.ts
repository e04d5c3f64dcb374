import { deflateSync } from 'node:zlib'

interface PdfOptions {
  /** Additional objects as text, from number 4. */
  objects?: readonly string[]
  /** Additional keys of the catalogue. */
  catalogue?: string
  /** Objects in a compressed object stream, each with its number. */
  packed?: readonly (readonly [number: number, text: string])[]
  /** The dictionary of that stream, in place of its own. */
  packedKeys?: string
  pages?: number
  trailer?: string
}

/** A small PDF (ISO 32000-2), for uploads. Offsets of its cross-reference table are not those of its objects. */
export function pdf({
  objects = [],
  catalogue = '',
  packed,
  packedKeys,
  pages = 1,
  trailer = '',
}: PdfOptions = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, i) => `${20 + i} 0 R`).join(' ')
  const texts = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Producer (test) >>',
    ...objects,
  ].map((text, i) => `${i + 1} 0 obj\n${text}\nendobj\n`)
  const sheets = Array.from(
    { length: pages },
    (_, i) => `${20 + i} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n`,
  )
  const end = `trailer\n<< /Root 1 0 R /Info 3 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n`
  const parts: Buffer[] = [Buffer.from(`%PDF-1.7\n${texts.join('')}${sheets.join('')}`, 'latin1')]
  if (packed) parts.push(objectStream(packed, packedKeys))
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')])
}

function objectStream(packed: NonNullable<PdfOptions['packed']>, keys = '/Filter /FlateDecode'): Buffer {
  const bodies = packed.map(([, text]) => text)
  const offsets = bodies.map((_, i) => bodies.slice(0, i).join(' ').length + (i ? 1 : 0))
  const head = `${packed.map(([number], i) => `${number} ${offsets[i]}`).join(' ')} `
  const content = Buffer.from(head + bodies.join(' '), 'latin1')
  const body = keys.includes('Flate') ? deflateSync(content) : content
  const dictionary = `<< /Type /ObjStm /N ${packed.length} /First ${head.length} ${keys} /Length ${body.length} >>`
  return Buffer.concat([
    Buffer.from(`50 0 obj\n${dictionary}\nstream\n`, 'latin1'),
    body,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ])
}
