import { render as mount, type RenderResult } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, inject } from 'vitest'
import type { Pictures } from '../../src/contract/domain/pictures.ts'
import type { PostedForm, RenderedPage, SiteEntry } from '../../src/contract/site.ts'
import { App } from '../../src/public/App.tsx'
import { completeAnswers } from '../../src/public/data/answers.ts'
import { closeChat } from '../../src/public/features/chat/openChat.ts'
import { documentNeedsOf, findPage } from '../../src/public/navigation/findPage.ts'
import { BrowserPlace } from '../../src/public/navigation/Place.tsx'
import { markEntry } from '../../src/public/navigation/places.ts'
import type { ApiServer } from './apiServer.ts'
import { servePage, site, type Unsaved } from './site.ts'

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

/** A document's chat is closed, whatever the one before left behind. */
export const forgetDocument = () => closeChat()

/**
 * Opens a page, the one that answers a posted form, or a preview of what is not saved, as a browser does: it comes from a server in another process and
 * is hydrated, which may hold no surprise.
 */
export async function openPage(
  path: string,
  api: ApiServer,
  form?: PostedForm,
  unsaved?: Unsaved,
  pictures?: Pictures,
): Promise<OpenPage> {
  const { needsOf, render } = renderer
  const withPictures = { needsOf, render: (page: Parameters<SiteEntry['render']>[0]) => render({ ...page, pictures }) }
  const { answers, page } = await servePage(path, api, withPictures, form, unsaved)
  await findPage(path).route.code.load()
  window.history.replaceState(null, '', path)
  markEntry()
  forgetDocument()
  document.head.innerHTML = page.head
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = page.html
  const drawn = { head: document.head.innerHTML, body: container.innerHTML }
  const surprises: unknown[] = []
  const mounted = mount(
    <StrictMode>
      <BrowserPlace>
        <App site={site} answers={completeAnswers(documentNeedsOf(path), answers)} form={form} pictures={pictures} />
      </BrowserPlace>
    </StrictMode>,
    { container, hydrate: true, onRecoverableError: (error) => surprises.push(error) },
  )
  expect(surprises).toEqual([])
  return { ...mounted, page, drawn }
}
