import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { favicon } from '@filiz/design-system/brand'
import { type ReactElement, StrictMode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { SiteEntry } from '../contract/site.ts'
import { App } from './App.tsx'
import { completeAnswers } from './api/answers.ts'
import { findPage, statusOf } from './routing/findPage.ts'

export const needsOf: SiteEntry['needsOf'] = (path) => findPage(path).needs

export const render: SiteEntry['render'] = async ({ path, site, answers }) => {
  const found = findPage(path)
  const { page } = found.route
  await page.load?.()
  let head: ReactElement | undefined
  const { hints, html } = await markupOf(
    <StrictMode>
      <StaticRouter location={path}>
        <App
          site={site}
          answers={completeAnswers(found.needs, answers)}
          collectHead={(tags) => {
            head = tags
          }}
        />
      </StaticRouter>
    </StrictMode>,
  )
  return {
    status: statusOf(found, answers),
    head: hints + (head ? renderToStaticMarkup(head) : ''),
    html,
    modules: page.module ? [page.module] : [],
  }
}

export { favicon }

export default { needsOf, render, favicon } satisfies SiteEntry

/** Where React puts what it wants loaded early: before everything. */
const HINTS = /^(?:<link rel="preload"[^>]*>)*/

/**
 * The whole markup, once all of it is ready, and apart from it the hints that belong in the head. However large a part
 * is, it stands in its place: parts that are streamed out of order are put there by inline scripts, which the content
 * security policy refuses.
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
