import type { Outcome } from '../../../contract/api/contactForm.ts'
import type { Theme } from '../../../contract/constants.ts'
import { withBrandOf } from '../../../contract/domain/brand.ts'
import { FIRST_LOCALE, inLocale } from '../../../contract/domain/locales.ts'
import { picturesFor } from '../../../contract/domain/pictures.ts'
import { endpointOf, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { type MatchedPage, type PostedForm, SITE_SETTINGS_PATH, type Site } from '../../../contract/site.ts'
import type { PicturesIn } from '../../features/media/imageFacts.ts'
import type { VisitScript } from '../../platform/config/settingFormats.ts'
import type { CdnHeaders } from '../../platform/http/cdnHeaders.ts'
import { encodedBody, revalidated } from '../../platform/http/compression.ts'
import { type Log, redactUrl } from '../../platform/observability/log.ts'
import {
  NOT_FOUND,
  type RequestApi,
  redirectedPath,
  responsesForPage,
  responsesTo,
  type SiteResponse,
} from '../apiClient/apiClient.ts'
import type { SiteSource } from '../assets/builtSite.ts'
import type { CachedPage, PageCache } from '../pageCache/pageCache.ts'
import { documentOf } from './document.ts'
import { documentInTheme, type Preview, withoutToken } from './preview.ts'

export interface RenderedPage extends CachedPage {
  /** Path of the page at its new address, if it has moved. */
  movedTo?: string
  /** Rendered from a preview or another private response. */
  isPrivate: boolean
}

interface Renderer {
  source: SiteSource
  /** Without the brand, which is in the responses of each page. */
  site: Site
  requestApi: RequestApi
  /** Facts about the uploaded pictures in API responses; absent if another server has them. */
  picturesIn?: PicturesIn | undefined
  cache: PageCache<RenderedPage>
  /** Whether this server has the API. */
  isOwnApi: boolean
  /** Whether pages are stored: not in development, nor without change events because another server has the data. */
  isCaching: boolean
  /** Script of an outside tool that counts visits. */
  visitTool?: VisitScript | undefined
  /** Headers of every page. */
  headers: Record<string, string>
  cdn?: CdnHeaders | undefined
  /** Content-Security-Policy of previews. */
  previewPolicy: string
}

export type PageRenderer = ReturnType<typeof createPageRenderer>

const EMPTY_FORM: PostedForm['values'] = { name: '', email: '', phoneNumber: '', subject: '', message: '' }
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** Pages that visitors do not see until they are written, each with the API path of its text. */
const HIDEABLE = Object.values<Singleton>(singletons).flatMap(({ isHiddenUntilWritten, page, read }) =>
  isHiddenUntilWritten && page ? [{ path: page, apiPath: parseEndpoint(endpointOf(read)).path }] : [],
)

/** Renders pages from API responses, through the page cache if they may be stored. */
export function createPageRenderer({
  source,
  site,
  requestApi,
  picturesIn,
  cache,
  isOwnApi,
  isCaching,
  visitTool,
  headers,
  cdn,
  previewPolicy,
}: Renderer) {
  const privateHeaders = { ...PRIVATE, 'content-security-policy': previewPolicy }

  /** A page from the cache, or rendered. A preview is never stored; invalid preview links share a page per address. */
  const cachedPage = (page: MatchedPage, log: Log, preview?: Preview) => {
    const render = () => renderPage(page, log, { preview })
    if (!preview) return cache.get(page.address, render)
    return preview.isExpired ? cache.get(`expired preview ${page.address}`, render) : render()
  }

  const renderPage = async (
    page: MatchedPage,
    log: Log,
    { form, preview }: { form?: PostedForm; preview?: Preview | undefined } = {},
  ): Promise<RenderedPage> => {
    const { address, isUnbounded } = page
    const { responses: found, hiddenPaths } = await readPage(page)
    const responses = { ...found, ...preview?.responses }
    const isPrivate = preview !== undefined || Object.values(responses).some((response) => response.isPrivate)
    const moved = redirectedPath(address.split('?', 1)[0]!, responses, page)
    if (moved)
      return {
        movedTo: moved,
        status: page.locale === FIRST_LOCALE ? 301 : 308,
        headers,
        body: encodedBody(''),
        partition: undefined,
        isFailed: false,
        isPrivate,
      }
    const expiredPreview = withoutToken(address, responses)
    if (expiredPreview) {
      const { matchPage } = await source.entry()
      const shared = await cachedPage({ ...matchPage(expiredPreview.address), isUnbounded }, log, preview)
      const body = encodedBody(expiredPreview.withToken(String(await shared.body.in('identity'))))
      return { ...shared, body, headers: headersOf(body, true), partition: undefined, isPrivate }
    }
    const branded = {
      ...withBrandOf(site, responses[inLocale(SITE_SETTINGS_PATH, page.locale)]),
      ...(hiddenPaths.length > 0 && { hiddenPaths }),
    }
    const prepared = await page.prepare(responses, branded)
    const pictures = await picturesIn?.(prepared)
    const data = { site: branded, responses: prepared, pictures: pictures && picturesFor(page.locale, pictures), form }
    const rendered = await page.render(data).catch((error: unknown) => {
      log.error({ err: error, path: redactUrl(address) }, 'page could not be rendered')
      // The browser gets the responses and renders the page itself.
      return { status: 500, head: '', html: '', modules: [] }
    })
    const html = documentOf({
      lang: page.locale,
      ...rendered,
      data,
      assets: source.siteAssets(rendered.modules, page.locale),
      visitScript: isPrivate ? undefined : visitTool?.attributes,
    })
    const body = encodedBody(source.develop ? await source.develop(address, html) : html)
    const { status } = rendered
    const isStored = isCaching && (status === 200 || status === NOT_FOUND) && Object.values(responses).every(isLasting)
    return {
      status,
      body,
      headers: {
        ...headersOf(body, isPrivate),
        ...(isStored && status === 200 && !isPrivate && !form && cdn?.content),
      },
      partition: !isStored ? undefined : isUnbounded || isPrivate || status === NOT_FOUND ? 'unbounded' : 'pages',
      isFailed: status >= 500 || Object.values(responses).some(({ status }) => status >= 500),
      isPrivate,
    }
  }

  /** The responses for a page, and the paths of pages that their owner has not written yet. */
  async function readPage(page: MatchedPage) {
    const hideable = isOwnApi ? HIDEABLE : []
    const requests = [...new Set([...page.requests, ...hideable.map(({ apiPath }) => apiPath)])]
    const all = await responsesForPage({ ...page, requests }, requestApi)
    const linked = await responsesTo(page.linked?.(all, site) ?? [], requestApi)
    const own = Object.entries(all).filter(([apiPath]) => page.requests.includes(apiPath))
    return {
      responses: { ...Object.fromEntries(own), ...linked },
      hiddenPaths: hideable.filter(({ apiPath }) => all[apiPath]?.status === NOT_FOUND).map(({ path }) => path),
    }
  }

  const formPage = async (path: string, form: PostedForm, log: Log) => {
    const { matchPage } = await source.entry()
    return renderPage(matchPage(path), log, { form })
  }

  const headersOf = (body: RenderedPage['body'], isPrivate: boolean) => ({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    ...revalidated(body),
    ...(isPrivate && privateHeaders),
  })

  return {
    cachedPage,
    /** Headers of pages that are for holders of a link. */
    privateHeaders,
    /** A preview's page in a theme. */
    inTheme: async (page: RenderedPage, theme: Theme): Promise<RenderedPage> => {
      const body = encodedBody(documentInTheme(String(await page.body.in('identity')), theme))
      return { ...page, body, headers: headersOf(body, true) }
    },
    /** The contact page at a path with a posted form and its outcome. */
    formPage,
    /** The contact page with an empty form and a refusal: the same for all visitors, and rendered once in a flood. */
    refusedFormPage: (path: string, outcome: Outcome, log: Log) =>
      cache.get(`refused ${path} ${outcome.message}`, () => formPage(path, { values: EMPTY_FORM, outcome }, log)),
  }
}

/** Whether a response stays valid until a change: a 404 does, until the record is created. */
const isLasting = ({ status, isPrivate }: SiteResponse) => status === NOT_FOUND || (status < 400 && !isPrivate)
