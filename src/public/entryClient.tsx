import '../company/colours.css'
import '@filiz/design-system/styles.css'
import './meta/transitions.css'
import './navigation/early.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PageData } from '../contract/site.ts'
import { App } from './App.tsx'
import { completeAnswers } from './data/answers.ts'
import { AsItStood } from './navigation/AsItStood.tsx'
import { documentNeedsOf, findPage } from './navigation/findPage.ts'
import { BrowserPlace } from './navigation/Place.tsx'
import { markEntry, pageHere } from './navigation/places.ts'
import { sayOnce } from './navigation/sayOnce.ts'

/** A document that comes slowly is seen, and pressed, before its end is there, where the page's data stand. */
const untilParsed = () =>
  document.readyState === 'loading' &&
  new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))

/** Wakes the page that stands in the document, or draws it where the server could not. Rejects when its code does not come. */
export async function wake(): Promise<void> {
  await untilParsed()
  const { site, answers, pictures, form } = JSON.parse(document.getElementById('page-data')!.textContent) as PageData
  const { pathname, search } = window.location
  // Its code is on its way beside this file's.
  await findPage(pathname).route.code.load()
  // Back and forward go on in a document that sleeps, which still shows what it was drawn for.
  if (window.early && window.early.address !== pageHere()) return window.location.reload()
  markEntry()
  const root = document.getElementById('root')!
  const app = (
    <StrictMode>
      <AsItStood>
        <BrowserPlace>
          <App
            site={site}
            answers={completeAnswers(documentNeedsOf(pathname + search), answers)}
            pictures={pictures}
            form={form}
          />
        </BrowserPlace>
      </AsItStood>
    </StrictMode>
  )
  // A fault in what is taken over is met twice, and so is one that a boundary passes on.
  const faults = { onCaughtError: sayOnce, onRecoverableError: (fault: unknown) => isSkipped(fault) || sayOnce(fault) }
  // A page that the server could not render comes empty. What is there already is taken over bit by bit: presses and keys
  // come first.
  if (window.early) window.early.isHeard = true
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app, faults))
  else createRoot(root, faults).render(app)
}

/** A page came without its transition, as where the window changed its size meanwhile or the device is slow: that is no fault. */
const isSkipped = (fault: unknown) =>
  fault instanceof DOMException && /^(Abort|InvalidState|Timeout)Error$/.test(fault.name)

/** A document that comes empty has no script that would call. */
if (!window.early) void wake()
