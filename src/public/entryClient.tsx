import '../company/colours.css'
import '@filiz/design-system/styles.css'
import './meta/transitions.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { NOT_HYDRATED } from '../contract/constants.ts'
import type { PageData } from '../contract/site.ts'
import { App } from './App.tsx'
import { fillMissing } from './data/responses.ts'
import { matchPage } from './navigation/matchPage.ts'
import { addEntryKeys } from './navigation/scrollRestoration.ts'

/** Hydrates the page that the server rendered, or renders it if the server could not. Rejects if the page's code cannot be loaded. */
export async function hydrate(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const data = JSON.parse(document.getElementById('page-data')!.textContent) as PageData
  const { route, locale, requests } = matchPage(window.location.pathname + window.location.search)
  await route.load(locale)
  addEntryKeys()
  const root = document.getElementById('root')!
  const app = (
    <StrictMode>
      {/* The URL changes at once; the page changes in a transition of its own (useShownLocation). */}
      <BrowserRouter useTransitions={false}>
        <App {...data} responses={fillMissing(requests, data.responses)} />
      </BrowserRouter>
    </StrictMode>
  )
  if (!root.hasChildNodes()) return createRoot(root, { onRecoverableError }).render(app)
  // In an inert document: a copy in this one would request every lazy image.
  const rendered = document.implementation.createHTMLDocument().importNode(root, true)
  const { pathname } = window.location
  // React would leave an empty page. What the server rendered works without scripts.
  const onUncaughtError = (error: unknown) => {
    console.error(error)
    if (window.location.pathname !== pathname) return window.location.reload()
    document.documentElement.classList.add(NOT_HYDRATED)
    root.replaceChildren(...rendered.childNodes)
  }
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError, onUncaughtError }))
}

/** A view transition that was skipped, as when the window is resized meanwhile, is no error. */
function onRecoverableError(error: unknown) {
  const isSkipped = error instanceof DOMException && /^(Abort|InvalidState|Timeout)Error$/.test(error.name)
  if (!isSkipped) console.error(error)
}

// A document that was rendered calls `hydrate` from its start script.
if (!document.getElementById('root')?.hasChildNodes()) void hydrate()
