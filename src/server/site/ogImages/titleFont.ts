import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Typesetter } from '../../../contract/domain/sharing.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'

/** Archivo at the weight of headlines, with all of its Latin letters; `npm run fonts` writes it. */
const FONT = join(import.meta.dirname, 'title.ttf')

/** A font that sets lines of text. */
interface Type extends Typesetter {
  /** Whether it has every letter of a line. */
  knows(line: string): boolean
}

/** The glyph of a letter that a font lacks. */
const MISSING = 0

/** The font of headlines, kerned; opened at first use. */
export const openTitleFont = memoizeAsync(open)

async function open(): Promise<Type> {
  const [hb, file] = await Promise.all([import('harfbuzzjs'), readFile(FONT)])
  const face = new hb.Face(new hb.Blob(new Uint8Array(file)))
  const font = new hb.Font(face)
  const scaleOf = (size: number) => size / face.upem
  const glyphsOf = (line: string) => {
    const buffer = new hb.Buffer()
    buffer.addText(line)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    return buffer.getGlyphInfosAndPositions().map(({ codepoint: id, xAdvance = 0 }) => ({ id, advance: xAdvance }))
  }
  return {
    knows: (line) => glyphsOf(line).every(({ id }) => id !== MISSING),
    widthOf: (line, size) => glyphsOf(line).reduce((sum, { advance }) => sum + advance, 0) * scaleOf(size),
    draw(line, { x, y, size }) {
      let at = 0
      const letters = glyphsOf(line).map(({ id, advance }) => {
        const letter = `<path transform="translate(${at})" d="${font.glyphToPath(id)}"/>`
        at += advance
        return letter
      })
      // A font's grid grows upwards.
      return `<g transform="translate(${x} ${y}) scale(${scaleOf(size)} ${-scaleOf(size)})">${letters.join('')}</g>`
    },
  }
}
