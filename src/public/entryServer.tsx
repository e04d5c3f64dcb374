import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type ReactElement, StrictMode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { appIcon, favicon } from '../company/markFiles.ts'
import { FIRST_LOCALE, inLocale } from '../contract/domain/locales.ts'
import type { OgImageContent } from '../contract/domain/ogImage.ts'
import { paths, pathTo } from '../contract/domain/paths.ts'
import type { ApiResponses, PageData, RenderedPage, SiteEntry } from '../contract/site.ts'
import { App } from './App.tsx'
import { isOwnApi } from './data/apiClient.ts'
import { apiPathOf } from './data/endpoints.ts'
import { onlyIfEmptyIn, prepareResponses } from './data/prepareResponses.ts'
import { fillMissing, hasData } from './data/responses.ts'
import { callToActionOf, type PublicSlide } from './features/home/callToAction.ts'
import { renderOgImageSvg } from './meta/ogImageSvg.ts'
import { indexablePages, matchPage, type PageMatch, statusOf } from './navigation/matchPage.ts'
import { addressIn } from './navigation/otherAddress.ts'
import { requestsForLinks } from './navigation/useLocalLink.ts'

async function render(match: PageMatch, data: PageData): Promise<RenderedPage> {
  await match.route.load(match.locale)
  let head: ReactElement | undefined
  let ogImage: OgImageContent | undefined
  const { hints, html } = await markupOf(
    <StrictMode>
      <StaticRouter location={match.address}>
        <App
          {...data}
          responses={fillMissing(match.requests, data.responses)}
          collectHead={(tags, shared) => {
            head = tags
            ogImage = shared
          }}
        />
      </StaticRouter>
    </StrictMode>,
  )
  return {
    status: statusOf(match, data.responses),
    head:
      hints +
      lowerCase(
        renderToStaticMarkup(
          <>
            <meta property="og:site_name" content={data.site.name} />
            {data.site.shortName && <meta name="apple-mobile-web-app-title" content={data.site.shortName} />}
            <meta name="twitter:card" content="summary_large_image" />
            <link
              rel="alternate"
              type="application/rss+xml"
              title={data.site.name}
              href={pathTo(paths.feed, match.locale)}
            />
            {head}
          </>,
        ),
      ),
    html: lowerCase(html),
    modules: [`src/public/pages/${match.route.file}.tsx`],
    ogImage,
  }
}

/** React writes one attribute as its property, which simple readers of the markup do not know. */
const lowerCase = (markup: string): string => markup.replaceAll(' hrefLang="', ' hreflang="')

/** Adds the HTML of a record's Markdown, so that the browser needs no parser for it. */
async function withHtml({ route, data }: PageMatch, responses: ApiResponses): Promise<ApiResponses> {
  const { apiPath } = data[route.markdown ?? ''] ?? {}
  const response = apiPath === undefined ? undefined : responses[apiPath]
  if (apiPath === undefined || !response || !hasData(response)) return responses
  const { content } = response.body as { content?: string | null }
  const html = await renderMarkdown(content ?? '')
  return { ...responses, [apiPath]: { ...response, body: { ...(response.body as object), html } } }
}

/** The parser is loaded with the first post. */
async function renderMarkdown(content: string): Promise<string> {
  const { Markdown } = await import('@filiz/design-system/Markdown')
  const html = renderToStaticMarkup(<Markdown content={content} />)
  return html.replace(/^<[^>]*>|<\/\w+>$/g, '') // without the element around it
}

export default {
  matchPage(url) {
    const match = matchPage(url)
    const { address, locale, isUnbounded, requests, onlyIfMissing } = match
    return {
      address,
      locale,
      addressIn: (other) => addressIn(match, other, undefined),
      isUnbounded,
      requests,
      onlyIfEmpty: onlyIfEmptyIn(locale),
      onlyIfMissing,
      linked: ({ [inLocale(apiPathOf('GET /slides'), locale)]: slides }, site) =>
        locale !== FIRST_LOCALE && isOwnApi() && Array.isArray(slides?.body)
          ? requestsForLinks(
              (slides.body as PublicSlide[]).flatMap((slide) => callToActionOf(slide, site.url)?.href ?? []),
            )
          : [],
      prepare: (responses, site) => withHtml(match, prepareResponses(address, requests, responses, site)),
      render: (data) => render(match, data),
    }
  },
  pages: indexablePages,
  renderMarkdown,
  favicon,
  appIcon,
  renderOgImageSvg,
} satisfies SiteEntry

/** The preload hints, which React puts before all other markup. */
const HINTS = /^(?:<link rel="preload"[^>]*>)*/

/**
 * The complete markup, and apart from it the hints that belong in the head. Every part is inline, however large: parts
 * that are streamed later are moved by inline scripts, which the Content-Security-Policy forbids.
 */
async function markupOf(tree: ReactElement): Promise<{ hints: string; html: string }> {
  const stream = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(pipe(new PassThrough())),
      onShellError: reject,
      onError: reject,
    })
  })
  const markup = await text(stream)
  const [hints] = markup.match(HINTS)!
  return { hints, html: markup.slice(hints.length) }
}
