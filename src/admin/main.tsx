import '@filiz/design-system/styles.css'
import './admin.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { readSite } from './readSite.ts'

/** Our own API, unless the build was made for another server that keeps the specification's. */
const apiUrl = (import.meta.env.VITE_API_URL || '/api').replace(/\/+$/, '')

createRoot(document.getElementById('root')!).render(<App site={readSite(document)} apiUrl={apiUrl} />)
