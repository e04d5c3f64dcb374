import { afterEach, beforeEach, vi } from 'vitest'
import type { PostedForm } from '../../../src/contract/site.ts'
import { type ApiServer, type Content, startApi } from './apiServer.ts'
import { forgetDocument, type OpenPage, openPage } from './browser.tsx'
import type { Unsaved } from './site.ts'

export interface Visits {
  /** The API of the current test. */
  api: ApiServer
  open(path: string, form?: PostedForm): Promise<OpenPage>
  /** Opens the preview of a page with unsaved content. */
  preview(path: string, unsaved: Unsaved): Promise<OpenPage>
}

/** Prepares page visits for a test file: each test has its own API with this content. */
export function prepareVisits(content?: Partial<Content>): Visits {
  const visits = {
    open: (path, form) => openPage(path, visits.api, form && { form }),
    preview: (path, unsaved) => openPage(path, visits.api, { unsaved }),
  } as Visits
  beforeEach(async () => {
    visits.api = await startApi(structuredClone(content))
    vi.stubEnv('VITE_API_URL', visits.api.url)
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  })
  afterEach(async () => {
    forgetDocument()
    vi.unstubAllEnvs()
    await visits.api.close()
  })
  return visits
}
