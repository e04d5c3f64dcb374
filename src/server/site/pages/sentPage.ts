import type { IncomingHttpHeaders } from 'node:http'
import { CONTACT_FORM, CONTACT_PAGE, SENT_MARK } from '../../../contract/api/contactCalls.ts'

/** Where the contact page says that the message was sent, to those who sent it without scripts. */
export const SENT_PAGE = `${CONTACT_PAGE}?${SENT_MARK}#${CONTACT_FORM}`

/** Whether it is that page: what it says is for one visitor, and no cache between here and there is to tell it to another. */
export const isSentPage = (url: string): boolean =>
  url.startsWith(`${CONTACT_PAGE}?`) && new URLSearchParams(url.slice(CONTACT_PAGE.length)).has(SENT_MARK)

/**
 * Whether that page is asked for by somebody who sent nothing just now: from a bookmark, by hand, or from another site
 * (Fetch Metadata). Browsers that do not say where they come from are believed.
 */
export const isSentPageByChance = (url: string, { 'sec-fetch-site': from }: IncomingHttpHeaders): boolean =>
  from !== undefined && from !== 'same-origin' && isSentPage(url)
