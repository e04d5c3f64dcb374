import { themes } from '@filiz/design-system/tokens'
import { paletteOf } from '../../company/palette.ts'
import { isPaletteName, paletteNames } from '../../company/palettes.ts'
import { ResourceEdit } from '../form/ResourceEdit.tsx'
import { Swatches } from '../inputs/declaredInput.ts'

/** `/admin/settings/site`: name and brand, with the colours of each palette on light and dark. */
export const SiteScreen = () => (
  <Swatches value={{ palette: coloursOf }}>
    <ResourceEdit />
  </Swatches>
)

const coloursOf = Object.fromEntries(
  ['', ...paletteNames].map((name) => {
    const { hex } = paletteOf(isPaletteName(name) ? name : undefined)
    return [
      name,
      themes.map((theme) => ({ ground: hex('paper', theme), first: hex('green', theme), second: hex('gold', theme) })),
    ]
  }),
)
