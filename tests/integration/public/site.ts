import { totalIn } from '../../../src/contract/domain/paging.ts'
import type { ApiResponse, ApiResponses, PageData, RenderedPage, Site, SiteEntry } from '../../../src/contract/site.ts'
import type { ApiServer } from './apiServer.ts'

export const site: Site = {
  name: 'Filiz Tarım Teknolojileri',
  assistantName: 'Filiz',
  url: 'https://filiz.example',
  timeZone: 'Europe/Istanbul',
}

interface ServedPage {
  /** The responses that the document carries. */
  responses: ApiResponses
  page: RenderedPage
}

/** Renders pages, in this process or in another. */
export interface Renderer {
  requestsOf(path: string): Promise<readonly string[]>
  render(path: string, data: PageData): Promise<ServedPage>
}

/** A renderer in this process: for tests without a browser. */
export const rendererOf = ({ matchPage }: SiteEntry): Renderer => ({
  requestsOf: async (path) => matchPage(path).requests,
  async render(path, data) {
    const page = matchPage(path)
    const responses = await page.prepare(data.responses, data.site)
    return { responses, page: await page.render({ ...data, responses }) }
  },
})

/** Unsaved values of singletons, by key. */
export type Unsaved = Record<string, object>

/** Does what a server does for a page: requests what it needs, and renders it. */
export async function servePage(
  path: string,
  api: ApiServer,
  { requestsOf, render }: Renderer,
  { unsaved = {}, ...data }: Pick<PageData, 'form' | 'pictures'> & { unsaved?: Unsaved } = {},
): Promise<ServedPage> {
  const saved = await responsesTo(await requestsOf(path), api)
  return render(path, { site, responses: { ...saved, ...previewsOf(unsaved) }, ...data })
}

const previewsOf = (unsaved: Unsaved): ApiResponses =>
  Object.fromEntries(
    Object.entries(unsaved).map(([key, body]) => [`/page-content/${key}`, { status: 200, body, isPreview: true }]),
  )

async function responsesTo(requests: readonly string[], api: ApiServer): Promise<ApiResponses> {
  const responses = await Promise.all(requests.map(async (path) => [path, await get(api.url + path)] as const))
  api.asked.length = 0
  return Object.fromEntries(responses)
}

async function get(url: string): Promise<ApiResponse> {
  const response = await fetch(url)
  return { status: response.status, body: await response.json(), total: totalIn(response.headers.get('content-range')) }
}
