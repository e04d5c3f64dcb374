/** A font's tables, by tag (OpenType, "Font file"). */
type Tables = Map<string, Buffer>

/**
 * Adds the characters of one TrueType font to another that was cut from the same family, with the same axes: upstream gives
 * out Latin and its extension apart, and every Turkish page needs both. Kerning stays the first one's. Throws where the
 * two do not go together.
 */
export function mergeFonts(first: Buffer, second: Buffer): Buffer {
  const [to, from] = [tablesOf(first), tablesOf(second)]
  const [glyphs, others] = [glyphsOf(to), glyphsOf(from)]
  const [advances, otherAdvances] = [metricsOf(to), metricsOf(from)]
  const [variations, otherVariations] = [variationsOf(to), variationsOf(from)]
  if (!variations.head.equals(otherVariations.head)) throw new Error('the fonts vary in other ways')

  // Glyphs that both fonts have occur once: base letters of composed characters.
  const places = others.map((glyph, id) =>
    id === 0 ? 0 : glyphs.findIndex((known) => glyph.length > 0 && known.equals(glyph)),
  )
  for (const id of others.keys()) {
    if (places[id] !== -1) continue
    places[id] = glyphs.length
    glyphs.push(others[id]!)
    advances.push(otherAdvances[id]!)
    variations.of.push(otherVariations.of[id] ?? NOTHING)
  }
  const added = new Set(places)
  for (const place of added) if (place > 0) glyphs[place] = withComponents(glyphs[place]!, places, place, others)

  const characters = new Map([...charactersIn(from)].map(([code, id]) => [code, places[id]!]))
  for (const [code, id] of charactersIn(to)) characters.set(code, id)

  const head = Buffer.from(to.get('head')!)
  head.writeInt16BE(1, 50) // long offsets
  to.set('head', head)
  to.set('maxp', largest(to.get('maxp')!, from.get('maxp')!, glyphs.length))
  const hhea = Buffer.from(to.get('hhea')!)
  hhea.writeUInt16BE(glyphs.length, 34)
  to.set('hhea', hhea)
  to.set('hmtx', Buffer.concat(advances))
  to.set('loca', offsetsOf(glyphs))
  to.set('glyf', Buffer.concat(glyphs))
  to.set('cmap', cmapOf(characters))
  if (to.has('gvar')) to.set('gvar', gvarOf(variations))
  // `HVAR` covers only the glyphs of the first font; the outlines contain the variations of advances too.
  to.delete('HVAR')
  return fontOf(to)
}

function tablesOf(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const at = 12 + 16 * i
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

function fontOf(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const directory = Buffer.alloc(12 + 16 * sorted.length)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(sorted.length, 4)
  const parts: Buffer[] = [directory]
  let at = directory.length
  for (const [i, [tag, table]] of sorted.entries()) {
    const entry = 12 + 16 * i
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(at, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    at += padded.length
  }
  return Buffer.concat(parts)
}

const countIn = (tables: Tables) => tables.get('maxp')!.readUInt16BE(4)

/** Parts of a table that is cut at offsets, each of two or four bytes. */
function partsOf(table: Buffer, offsets: Buffer, isLong: boolean, count: number): Buffer[] {
  const offset = (i: number) => (isLong ? offsets.readUInt32BE(4 * i) : 2 * offsets.readUInt16BE(2 * i))
  return Array.from({ length: count }, (_, i) => table.subarray(offset(i), offset(i + 1)))
}

const glyphsOf = (tables: Tables): Buffer[] =>
  partsOf(tables.get('glyf')!, tables.get('loca')!, tables.get('head')!.readInt16BE(50) === 1, countIn(tables)).map(
    padded,
  )

/** Each glyph begins at an even place. */
const padded = (part: Buffer): Buffer =>
  part.length % 4 ? Buffer.concat([part, Buffer.alloc(-part.length & 3)]) : part

function offsetsOf(parts: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (parts.length + 1))
  let at = 0
  for (const [i, part] of parts.entries()) {
    at += part.length
    offsets.writeUInt32BE(at, 4 * (i + 1))
  }
  return offsets
}

/** Advance and bearing of each glyph: the last advance stands for all that follow it. */
function metricsOf(tables: Tables): Buffer[] {
  const [table, long] = [tables.get('hmtx')!, tables.get('hhea')!.readUInt16BE(34)]
  return Array.from({ length: countIn(tables) }, (_, id) =>
    id < long
      ? table.subarray(4 * id, 4 * id + 4)
      : Buffer.concat([
          table.subarray(4 * long - 4, 4 * long - 2),
          table.subarray(2 * (id + long), 2 * (id + long) + 2),
        ]),
  )
}

const NOTHING = Buffer.alloc(0)

/** The variations of each glyph, and what comes before them: the axes and the tuples that they share. None where none vary. */
function variationsOf(tables: Tables): { head: Buffer; of: Buffer[] } {
  const table = tables.get('gvar')
  if (!table) return { head: NOTHING, of: [] }
  const [axes, shared, sharedAt] = [table.readUInt16BE(4), table.readUInt16BE(6), table.readUInt32BE(8)]
  const isLong = (table.readUInt16BE(14) & 1) === 1
  const data = table.subarray(table.readUInt32BE(16))
  const head = Buffer.concat([table.subarray(4, 8), table.subarray(sharedAt, sharedAt + 2 * axes * shared)])
  return { head, of: partsOf(data, table.subarray(20), isLong, countIn(tables)) }
}

function gvarOf({ head, of }: { head: Buffer; of: readonly Buffer[] }): Buffer {
  const parts = of.map(padded)
  const offsets = offsetsOf(parts)
  const [axes, shared] = [head.subarray(0, 4), head.subarray(4)]
  const start = Buffer.alloc(20)
  start.writeUInt16BE(1, 0)
  axes.copy(start, 4)
  start.writeUInt32BE(20 + offsets.length, 8)
  start.writeUInt16BE(of.length, 12)
  start.writeUInt16BE(1, 14)
  start.writeUInt32BE(20 + offsets.length + shared.length, 16)
  return Buffer.concat([start, offsets, shared, ...parts])
}

const [WORDS, SCALE, MORE, SCALES, MATRIX] = [0x1, 0x8, 0x20, 0x40, 0x80]

/** A composed glyph that was added, with the new numbers of what it is composed of. */
function withComponents(glyph: Buffer, places: readonly number[], place: number, others: readonly Buffer[]): Buffer {
  const isAdded = others.some((other, id) => places[id] === place && other.equals(glyph))
  if (!isAdded || glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  const renumbered = Buffer.from(glyph)
  for (let at = 10; ; ) {
    const flags = renumbered.readUInt16BE(at)
    renumbered.writeUInt16BE(places[renumbered.readUInt16BE(at + 2)]!, at + 2)
    if (!(flags & MORE!)) return renumbered
    at += 4 + (flags & WORDS! ? 4 : 2) + (flags & SCALE! ? 2 : flags & SCALES! ? 4 : flags & MATRIX! ? 8 : 0)
  }
}

/** The larger of two fonts' resource limits. */
function largest(one: Buffer, other: Buffer, glyphs: number): Buffer {
  const maxp = Buffer.from(one)
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(one.readUInt16BE(at), other.readUInt16BE(at)), at)
  maxp.writeUInt16BE(glyphs, 4)
  return maxp
}

/** Code points and their glyphs: the subtable of format 4 that every font of ours has. */
function* charactersIn(tables: Tables): Generator<[code: number, glyph: number]> {
  const cmap = tables.get('cmap')!
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i))
  const table = offsets.map((offset) => cmap.subarray(offset)).find((each) => each.readUInt16BE(0) === 4)
  if (!table) throw new Error('the font has no plain character map')
  const size = table.readUInt16BE(6)
  for (let segment = 0; segment < size; segment += 2) {
    const [end, start] = [table.readUInt16BE(14 + segment), table.readUInt16BE(16 + size + segment)]
    const [delta, range] = [table.readUInt16BE(16 + 2 * size + segment), table.readUInt16BE(16 + 3 * size + segment)]
    for (let code = start; code <= end && code < 0xffff; code++) {
      const at = 16 + 3 * size + segment + range + 2 * (code - start)
      const glyph = range === 0 ? code : table.readUInt16BE(at)
      if (glyph || range === 0) yield [code, (glyph + delta) & 0xffff]
    }
  }
}

/** A character map of format 4 with a segment for each character. */
function cmapOf(characters: ReadonlyMap<number, number>): Buffer {
  const segments = [...characters].toSorted(([a], [b]) => a - b)
  segments.push([0xffff, 0])
  const size = 2 * segments.length
  const table = Buffer.alloc(16 + 4 * size)
  table.writeUInt16BE(4, 0)
  table.writeUInt16BE(table.length, 2)
  table.writeUInt16BE(size, 6)
  for (const [i, [code, glyph]] of segments.entries()) {
    table.writeUInt16BE(code, 14 + 2 * i)
    table.writeUInt16BE(code, 16 + size + 2 * i)
    table.writeUInt16BE((glyph - code) & 0xffff, 16 + 2 * size + 2 * i)
  }
  const head = Buffer.from([0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12])
  return Buffer.concat([head, table])
}
