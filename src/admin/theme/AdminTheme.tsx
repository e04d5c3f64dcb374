import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { theme, usePreference } from '../preferences/preferences.ts'
import { createMuiTheme } from './muiTheme.ts'

/** Where MUI's styles go. The content security policy lets only those in that carry the document's nonce. */
export function createStyleCache() {
  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content')
  return createCache({ key: 'mui', prepend: true, ...(nonce && { nonce }) })
}

const cache = createStyleCache()

/** Light or dark by the person's own choice, which the public site shares and which outlives signing out. */
export function AdminTheme({ children }: { children: ReactNode }) {
  const mode = usePreference(theme)
  const muiTheme = useMemo(() => createMuiTheme(mode), [mode])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
