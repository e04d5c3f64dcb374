import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from '../../../contract/domain/ogImage.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'

/** Archivo at the weight of headlines: Latin, and the Turkish letters outside Latin-1. Written by `npm run fonts`. */
const FONTS = ['title.ttf', 'title-turkish.ttf']

interface TitleFont extends Font {
  /** Whether the font has every character of a line. */
  knows(line: string): boolean
}

/** The font of headlines, kerned; opened at first use. */
export const openTitleFont = memoizeAsync(open)

async function open(): Promise<TitleFont> {
  const hb = await import('harfbuzzjs')
  const faces = await Promise.all(
    FONTS.map(async (file) => {
      const face = new hb.Face(new hb.Blob(new Uint8Array(await readFile(join(import.meta.dirname, file)))))
      return { font: new hb.Font(face), unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) }
    }),
  )
  const main = faces[0]!
  const faceOf = (character: string) => faces.find(({ characters }) => characters.has(character.codePointAt(0)!))

  /** The glyphs of a line: shaped in runs of one font file each, as in a browser. */
  const glyphsOf = (line: string) => {
    const parts: { face: typeof main; text: string }[] = []
    for (const character of line) {
      const face = faceOf(character) ?? main
      const last = parts.at(-1)
      if (last?.face === face) last.text += character
      else parts.push({ face, text: character })
    }
    return parts.flatMap(({ face: { font }, text }) => {
      const buffer = new hb.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      hb.shape(font, buffer)
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint, xAdvance = 0 }) => ({ font, id: codepoint, advance: xAdvance }))
    })
  }
  const scaleOf = (size: number) => size / main.unitsPerEm
  return {
    knows: (line) => [...line].every((character) => faceOf(character)),
    widthOf: (line, size) => glyphsOf(line).reduce((sum, { advance }) => sum + advance, 0) * scaleOf(size),
    draw(line, { x, y, size }) {
      let at = 0
      const letters = glyphsOf(line).map(({ font, id, advance }) => {
        const letter = `<path transform="translate(${at})" d="${font.glyphToPath(id)}"/>`
        at += advance
        return letter
      })
      // The y axis of a font points upwards.
      return `<g transform="translate(${x} ${y}) scale(${scaleOf(size)} ${-scaleOf(size)})">${letters.join('')}</g>`
    },
  }
}
