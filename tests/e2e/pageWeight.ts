import type { Page, Response } from '@playwright/test'
import { untilHydrated } from './fixtures.ts'

const KILOBYTE = 1000
export const budgets = {
  /** Gzip size of scripts: those of every page, and those that a document preloads or that the entry and a lazy chunk need. */
  firstScript: 112 * KILOBYTE,
  pageScript: 120 * KILOBYTE,
  /** Scripts over the wire: Brotli with headers. */
  script: 118 * KILOBYTE,
  stylesheet: 20 * KILOBYTE,
  /** The initial congestion window (RFC 6928): ten segments of 1,460 bytes. */
  firstFlight: 10 * 1460,
  homePage: 450 * KILOBYTE,
  /** Gzip size of the panel's scripts: product list (WordPress: 93 kB, Payload: 825 kB) and product form. */
  adminList: 277 * KILOBYTE,
  adminForm: 375 * KILOBYTE,
  /** First visit to the list of products, with an empty browser cache: requests, and bytes of code, styles and data over the wire, within ten seconds. */
  panelVisit: 300 * KILOBYTE,
  panelRequests: 40,
}

/** Responses that a page receives until it is idle, each with its bytes over the wire. */
export async function loadOf(page: Page, path: string, settle = untilHydrated) {
  const answers: Response[] = []
  const hear = (response: Response) => void answers.push(response)
  // Requests of the previous page, such as prefetches, do not count.
  await page.goto('about:blank')
  page.on('response', hear)
  await page.goto(path, { waitUntil: 'networkidle' })
  await settle(page)
  page.off('response', hear)
  return Promise.all(
    answers.map(async (answer) => {
      const { responseBodySize, responseHeadersSize } = await answer.request().sizes()
      return { url: answer.url(), type: answer.request().resourceType(), bytes: responseBodySize + responseHeadersSize }
    }),
  )
}

export const weigh = (load: { bytes: number }[]) => load.reduce((sum, { bytes }) => sum + bytes, 0)
