import sharp from 'sharp'
import { expect, test } from 'vitest'
import { faintIn } from '../../src/admin/inputs/measureLogo.ts'
import { palette } from '../../src/company/palette.ts'
import { GROUND_LUMINANCE, type Theme, vanishesOn } from '../../src/contract/domain/logos.ts'
import { luminance } from '../../src/design-system/tokens/oklch.ts'

const { colours } = palette
/** Backgrounds of logos: the header in each theme, the splash screen, and the plates. */
const LIGHT = [colours.paper.light, colours['on-field'].light, colours['on-field'].dark]
const DARK = [colours.paper.dark, colours.field.light, colours.field.dark]
const PLATES: Record<Theme, number> = {
  light: luminance(colours.field.light),
  dark: luminance(colours['on-field'].dark),
}
const GROUNDS: Record<Theme, number> = { light: luminance(colours.paper.light), dark: luminance(colours.paper.dark) }

test('logos: measured against their backgrounds', () => {
  expect(Math.min(...LIGHT.map(luminance))).toBeGreaterThanOrEqual(GROUND_LUMINANCE.light)
  expect(Math.max(...DARK.map(luminance))).toBeLessThanOrEqual(GROUND_LUMINANCE.dark)
})

test('logos: every plain colour has a contrast of 3:1 in both themes, on a plate if needed', () => {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const steps = [0, 51, 102, 153, 204, 255]
  const logos = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => [red, green, blue] as const)))
  for (const [red, green, blue] of logos) {
    const own = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    const plate = vanishesOn([red, green, blue, 255, 0, 0, 0, 0])
    for (const theme of ['light', 'dark'] as const) {
      const ground = plate === theme ? PLATES[theme] : GROUNDS[theme]
      const contrast = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
      expect([red, green, blue, theme, plate, contrast >= 3]).toEqual([red, green, blue, theme, plate, true])
    }
  }
})

test.each([
  [undefined, '#000', 'faintOnDark'],
  [undefined, '#fff', 'faintOnLight'],
  [undefined, '#3f8a4f', undefined],
  ['dark', '#000', 'faintOnItsBackground'],
  ['dark', '#fff', undefined],
] as const)('logo upload for a %s background: contrast of %s is %s', async (ground, colour, sentence) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><text y="30" font-size="30" fill="${colour}">Ark</text></svg>`
  const theme = vanishesOn(await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer())
  expect(theme && faintIn({ ground }, theme)).toBe(sentence)
  // With a logo for dark backgrounds, the other one is not shown there.
  expect(theme && faintIn({ ground }, theme, true)).toBe(sentence === 'faintOnDark' ? undefined : sentence)
})
