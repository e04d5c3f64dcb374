import './start/closedStorage.ts'
import '@filiz/design-system/styles.css'
import '../company/colours.css'
import '../company/panelColours.css'
import './admin.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { locale } from './preferences/preferences.ts'
import { fetchLogos, readDocument } from './start/readDocument.ts'

/** Our own API, unless the build is for another server that implements the specification. */
const apiUrl = (import.meta.env.VITE_API_URL || '/api').replace(/\/+$/, '')

// Text areas measure their text once, maybe with the fallback font.
document.fonts.addEventListener('loadingdone', () => window.dispatchEvent(new Event('resize')))

const { site, logos, hasSettings } = readDocument(document)
const root = createRoot(document.getElementById('root')!)
const render = (shown: typeof logos) =>
  root.render(<App site={site} logos={shown} apiUrl={apiUrl} prepared={prepared} />)

const prepared = Promise.allSettled([
  locale.prepare(),
  // If they are not in the document, the loading screen waits for them (docs/product.md, section 2).
  hasSettings || fetchLogos(apiUrl).then(render),
])
render(logos)
