import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ColourName, Theme } from '@filiz/design-system/tokens'
import { createTheme, type Theme as MuiTheme, type PaletteColorOptions, ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { paletteOf } from '../../company/palette.ts'
import type { PaletteName } from '../../company/palettes.ts'
import { palettePath } from '../../contract/domain/brand.ts'
import { theme, usePreference } from '../preferences/preferences.ts'
import { components } from './components.ts'

/** Emotion's cache; styles carry the document's nonce for the Content-Security-Policy. */
export function createStyleCache() {
  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content')
  return createCache({ key: 'mui', prepend: true, ...(nonce && { nonce }) })
}

const cache = createStyleCache()

/** The company's colours or a chosen palette, light or dark by the user's preference, which is shared with the public site and survives signing out. */
export function AdminTheme({ palette, children }: { palette: PaletteName | undefined; children: ReactNode }) {
  const mode = usePreference(theme)
  const muiTheme = useMemo(() => createMuiTheme(mode, palette), [mode, palette])
  usePaletteSheet(palette)
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}

/** Links the style sheet of a palette that was chosen after the document was rendered. */
function usePaletteSheet(palette: PaletteName | undefined) {
  const linked = useRef(palette)
  useLayoutEffect(() => {
    if (palette === linked.current) return
    linked.current = palette
    const before = document.querySelectorAll('link[data-palette]')
    const remove = () => {
      for (const link of before) link.remove()
    }
    if (!palette) return remove()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: palettePath(palette) })
    link.dataset.palette = ''
    // The old colours stay until the new ones are there.
    link.addEventListener('load', remove)
    document.head.append(link)
  }, [palette])
}

/**
 * MUI theme from the company's colours and the design tokens. MUI computes with its palette, so that is hex; everything else
 * refers to CSS custom properties, which follow the theme by themselves.
 */
export function createMuiTheme(theme: Theme, palette?: PaletteName): MuiTheme {
  const { hex } = paletteOf(palette)
  const colour = (name: ColourName) => hex(name, theme)
  const family = (main: ColourName, dark: ColourName, light: ColourName, contrastText: ColourName) =>
    ({
      main: colour(main),
      dark: colour(dark),
      light: colour(light),
      contrastText: colour(contrastText),
    }) satisfies PaletteColorOptions
  return createTheme({
    palette: {
      mode: theme,
      primary: family('green', 'green-hover', 'green-soft', 'on-green'),
      secondary: family('gold', 'gold-hover', 'gold-soft', 'on-gold'),
      success: family('green', 'green-hover', 'green-soft', 'on-green'),
      error: family('clay', 'clay-hover', 'clay-soft', 'on-clay'),
      warning: family('gold', 'gold-hover', 'gold-soft', 'on-gold'),
      info: family('sky', 'sky', 'sky-soft', 'on-sky'),
      background: { default: colour('paper'), paper: colour('surface') },
      text: { primary: colour('ink'), secondary: colour('ink-2'), disabled: colour('ink-2') },
      divider: colour('line'),
      action: { hover: colour('green-soft'), selected: colour('green-soft') },
    },
    shape: { borderRadius: 3 },
    spacing: 4,
    typography: {
      fontFamily: 'var(--text)',
      fontSize: 15.5,
      h1: { fontFamily: 'var(--head)' },
      button: { fontFamily: 'var(--text)', fontWeight: 620, textTransform: 'none', letterSpacing: 0 },
    },
    transitions: { duration: { shortest: 150, shorter: 150, short: 150, standard: 200 } },
    components,
  })
}
