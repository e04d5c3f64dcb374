import { render as mount, type RenderResult } from '@testing-library/react'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { mutate, SWRConfig } from 'swr'
import { expect, inject } from 'vitest'
import type { PostedForm, RenderedPage, SiteEntry } from '../../src/contract/site.ts'
import { App } from '../../src/public/App.tsx'
import { completeAnswers } from '../../src/public/api/answers.ts'
import { closeChat } from '../../src/public/chat/openChat.ts'
import { documentNeedsOf, findPage } from '../../src/public/routing/findPage.ts'
import { markEntry } from '../../src/public/shell/places.ts'
import type { ApiServer } from './apiServer.ts'
import { servePage, site } from './site.ts'

export interface OpenPage extends RenderResult {
  page: RenderedPage
  /** What the browser made of it before any script ran. */
  drawn: { head: string; body: string }
}

const renderer = {
  needsOf: async (path: string) =>
    (await (await fetch(`${inject('rendererUrl')}?${new URLSearchParams({ path })}`)).json()) as string[],
  render: async (page: Parameters<SiteEntry['render']>[0]) =>
    (await (await fetch(inject('rendererUrl'), { method: 'POST', body: JSON.stringify(page) })).json()) as RenderedPage,
}

/** A document knows no answers yet and its chat is closed, whatever the one before left behind. */
export async function forgetDocument() {
  await mutate(() => true, undefined, { revalidate: false })
  closeChat()
}

/**
 * Opens a page, or the one that answers a posted form, as a browser does: it comes from a server in another process and
 * is hydrated, which may hold no surprise. Requests are not merged with those of the test before.
 */
export async function openPage(path: string, api: ApiServer, form?: PostedForm): Promise<OpenPage> {
  const { answers, page } = await servePage(path, api, renderer, form)
  await findPage(path).route.page.load?.()
  window.history.replaceState(null, '', path)
  markEntry()
  await forgetDocument()
  document.head.innerHTML = page.head
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = page.html
  const drawn = { head: document.head.innerHTML, body: container.innerHTML }
  const surprises: unknown[] = []
  const mounted = mount(
    <StrictMode>
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <BrowserRouter>
          <App site={site} answers={completeAnswers(documentNeedsOf(path), answers)} form={form} />
        </BrowserRouter>
      </SWRConfig>
    </StrictMode>,
    { container, hydrate: true, onRecoverableError: (error) => surprises.push(error) },
  )
  expect(surprises).toEqual([])
  return { ...mounted, page, drawn }
}
