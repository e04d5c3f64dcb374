import './start/closedStorage.ts'
import '@filiz/design-system/styles.css'
import '../company/colours.css'
import '../company/panelColours.css'
import './admin.css'
import { createRoot } from 'react-dom/client'
import { STORAGE_KEYS } from '../contract/constants.ts'
import { App } from './App.tsx'
import { locale } from './preferences/preferences.ts'
import { loadScreen } from './start/loadScreen.ts'
import { fetchLogos, readDocument } from './start/readDocument.ts'

/** Our own API, unless the build was made for another server that keeps the specification's. */
const apiUrl = (import.meta.env.VITE_API_URL || '/api').replace(/\/+$/, '')

// A text area measures its text once, maybe in the letters that stand in for ours.
document.fonts.addEventListener('loadingdone', () => window.dispatchEvent(new Event('resize')))

const { site, logos, hasSettings } = readDocument(document)
const root = createRoot(document.getElementById('root')!)
const render = (shown: typeof logos) => root.render(<App site={site} logos={shown} apiUrl={apiUrl} screen={screen} />)

const screen = Promise.allSettled([
  loadScreen(window.location.pathname, localStorage.getItem(STORAGE_KEYS.token) !== null),
  locale.prepare(),
  // Where they are not in the document, the splash waits for them (the specification's section 2).
  hasSettings || fetchLogos(apiUrl).then(render),
])
render(logos)
