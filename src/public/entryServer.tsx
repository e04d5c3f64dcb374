import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type ReactElement, StrictMode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import { favicon } from '../company/markFiles.ts'
import type { SharingCard } from '../contract/domain/sharing.ts'
import type { SiteEntry } from '../contract/site.ts'
import { App } from './App.tsx'
import { completeAnswers } from './data/answers.ts'
import { fallbacks, trimAnswers } from './data/trimAnswers.ts'
import { withStarts } from './data/trimContent.ts'
import { hasPreview, pagePreviewCode } from './features/previews/pagePreviewCode.ts'
import { footerCode } from './layout/FootOfSite.tsx'
import { drawSharingPicture } from './meta/sharingPicture.ts'
import { siteTags } from './meta/siteTags.tsx'
import { findablePages } from './navigation/findablePages.ts'
import { documentNeedsOf, findPage, statusOf } from './navigation/findPage.ts'
import { StaticPlace } from './navigation/Place.tsx'
import { pageAddressOf } from './navigation/pageAddress.ts'

export const needsOf: SiteEntry['needsOf'] = documentNeedsOf

export const render: SiteEntry['render'] = async ({ path, site, answers, pictures, form }) => {
  const found = findPage(path)
  const needs = needsOf(path)
  const { code, drawing } = found.route
  const lateParts = hasPreview(answers) ? [code, pagePreviewCode] : [code]
  await Promise.all([...lateParts.map((part) => part.load()), drawing?.(), footerCode.load()])
  let head: ReactElement | undefined
  let card: SharingCard | undefined
  const { hints, html } = await markupOf(
    <StrictMode>
      <StaticPlace path={path}>
        <App
          site={site}
          answers={completeAnswers(needs, withStarts(answers, needs))}
          pictures={pictures}
          form={form}
          collectHead={(tags, shared) => {
            head = tags
            card = shared
          }}
        />
      </StaticPlace>
    </StrictMode>,
  )
  return {
    status: statusOf(found, answers),
    head:
      hints +
      renderToStaticMarkup(
        <>
          {siteTags(site)}
          {head}
        </>,
      ),
    html,
    modules: lateParts.map(({ module }) => module),
    card,
  }
}

/** What stands between the tags of the one element that a component renders. */
const inside = (html: string) => html.replace(/^<[^>]*>|<\/\w+>$/g, '')

/** What draws it is loaded with the first post, as on pages. */
export const proseOf: SiteEntry['proseOf'] = async (content) => {
  const { Markdown } = await import('@filiz/design-system/Markdown')
  return inside(renderToStaticMarkup(<Markdown content={content} />))
}

export {
  drawSharingPicture,
  fallbacks,
  favicon,
  findablePages as pages,
  pageAddressOf as addressOf,
  trimAnswers as trim,
}

export default {
  addressOf: pageAddressOf,
  needsOf,
  fallbacks,
  trim: trimAnswers,
  render,
  pages: findablePages,
  proseOf,
  favicon,
  drawSharingPicture,
} satisfies SiteEntry

/** Where React puts what it wants loaded early: before everything. */
const HINTS = /^(?:<link rel="preload"[^>]*>)*/

/**
 * The whole markup, and apart from it the hints that belong in the head. What a page needs is loaded before it is drawn, so
 * that it can be drawn at a stroke, which takes half as long as a stream; where something is waited for all the same, a
 * stream waits.
 */
async function markupOf(tree: ReactElement): Promise<{ hints: string; html: string }> {
  const drawn = renderToString(tree)
  const markup = WAITS.test(drawn) ? await streamed(tree) : drawn
  const [hints] = markup.match(HINTS)!
  return { hints, html: markup.slice(hints.length) }
}

/** How React marks a boundary whose content did not come in time. */
const WAITS = /<!--\$[!?]-->/

/**
 * However large a part is, it stands in its place: parts that are streamed out of order are put there by inline scripts,
 * which the content security policy refuses.
 */
async function streamed(tree: ReactElement): Promise<string> {
  const stream = await new Promise<PassThrough>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(pipe(new PassThrough())),
      onShellError: reject,
      onError: reject,
    })
  })
  return text(stream)
}
