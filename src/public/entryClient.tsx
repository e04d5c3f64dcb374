import '@filiz/design-system/styles.css'
import './document/transitions.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PageData } from '../contract/site.ts'
import { App } from './App.tsx'
import { completeAnswers } from './api/answers.ts'
import { documentNeedsOf, findPage } from './routing/findPage.ts'
import { markEntry } from './shell/places.ts'

const { site, answers, pictures, form } = JSON.parse(document.getElementById('page-data')!.textContent) as PageData
const { pathname, search } = window.location
const { page } = findPage(pathname).route
// No `await` at the top: the page's code is loaded while this file runs, needs parts of it, and would wait for its end.
if (page.load) page.load().then(draw)
else draw()

function draw() {
  markEntry()
  const root = document.getElementById('root')!
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App
          site={site}
          answers={completeAnswers(documentNeedsOf(pathname + search), answers)}
          pictures={pictures}
          form={form}
        />
      </BrowserRouter>
    </StrictMode>
  )
  // A page that the server could not render comes empty. What is there already is taken over bit by bit: presses and keys
  // come first.
  if (window.early) window.early.isHeard = true
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}
