import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { theme, usePreference } from '../preferences.ts'
import { createMuiTheme } from './muiTheme.ts'

/** The content security policy lets only styles in that carry the document's nonce. */
const nonce = () => document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined

const cache = createCache({ key: 'mui', nonce: nonce(), prepend: true })

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
