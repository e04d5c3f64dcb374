import { render as mount, type RenderResult } from '@testing-library/react'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expect, inject } from 'vitest'
import type { PageData, RenderedPage } from '../../../src/contract/site.ts'
import { App } from '../../../src/public/App.tsx'
import { fillMissing } from '../../../src/public/data/responses.ts'
import { closeChat } from '../../../src/public/features/chat/openChat.ts'
import { matchPage } from '../../../src/public/navigation/matchPage.ts'
import { addEntryKeys } from '../../../src/public/navigation/scrollRestoration.ts'
import type { ApiServer } from './apiServer.ts'
import { type Renderer, servePage, site, type Unsaved } from './site.ts'

export interface OpenPage extends RenderResult {
  page: RenderedPage
  /** The document as the browser has it before any script runs. */
  drawn: { head: string; body: string }
}

/** The renderer in another process (`renderServer.ts`). */
const renderer: Renderer = {
  requestsOf: async (path) => (await fetch(urlFor(path))).json(),
  render: async (path, data) => (await fetch(urlFor(path), { method: 'POST', body: JSON.stringify(data) })).json(),
}
const urlFor = (path: string) => `${inject('rendererUrl')}?${new URLSearchParams({ path })}`

/** The chat of a new document is closed. */
export const forgetDocument = () => closeChat()

/** Opens a page as a browser does: it is rendered by a server in another process, and hydrated without any recoverable error. */
export async function openPage(
  path: string,
  api: ApiServer,
  { unsaved, ...data }: Pick<PageData, 'form' | 'pictures'> & { unsaved?: Unsaved } = {},
): Promise<OpenPage> {
  const { responses, page } = await servePage(path, api, renderer, { ...data, ...(unsaved && { unsaved }) })
  const { route, locale, requests } = matchPage(path)
  await route.load(locale)
  window.history.replaceState(null, '', path)
  addEntryKeys()
  forgetDocument()
  document.head.innerHTML = page.head
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = page.html
  const drawn = { head: document.head.innerHTML, body: container.innerHTML }
  const errors: unknown[] = []
  const mounted = mount(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App site={site} responses={fillMissing(requests, responses)} {...data} />
      </BrowserRouter>
    </StrictMode>,
    { container, hydrate: true, onRecoverableError: (error) => errors.push(error) },
  )
  expect(errors).toEqual([])
  return { ...mounted, page, drawn }
}
