import '@filiz/design-system/styles.css'
import './admin.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { readDocument } from './readDocument.ts'

/** Our own API, unless the build was made for another server that keeps the specification's. */
const apiUrl = (import.meta.env.VITE_API_URL || '/api').replace(/\/+$/, '')

createRoot(document.getElementById('root')!).render(<App {...readDocument(document)} apiUrl={apiUrl} />)
