import '@filiz/design-system/styles.css'
import './document/transitions.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PageData } from '../contract/site.ts'
import { App } from './App.tsx'
import { completeAnswers } from './api/answers.ts'
import { findPage } from './routing/findPage.ts'

const { site, answers } = JSON.parse(document.getElementById('page-data')!.textContent) as PageData
const { route, needs } = findPage(window.location.pathname)
await route.page.load?.()
const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <BrowserRouter>
      <App site={site} answers={completeAnswers(needs, answers)} />
    </BrowserRouter>
  </StrictMode>
)
// A page that the server could not render comes empty.
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
