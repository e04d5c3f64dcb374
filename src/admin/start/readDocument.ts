import { STORAGE_KEYS } from '../../contract/constants.ts'
import { type PageData, SITE_SETTINGS_PATH, type Site } from '../../contract/site.ts'

export interface DocumentData {
  site: Site
  /** The uploaded logo; undefined where there is none, or where the API did not say. */
  logoUrl: string | undefined
  /** Whether the document holds the site's settings; where another server has the API, it does not. */
  hasSettings: boolean
}

/** What the server hands over in the document. */
export function readDocument(document: Document): DocumentData {
  const data = document.getElementById('page-data')?.textContent
  if (!data) throw new Error('The document hands over no page data')
  const { site, answers } = JSON.parse(data) as PageData
  const settings = answers[SITE_SETTINGS_PATH]
  return { site, logoUrl: logoUrlIn(settings?.body), hasSettings: settings !== undefined }
}

/** Fetch timeout, in milliseconds: the splash is shown no longer because of the logo. */
const TIMEOUT = 5000

/** Fetches the site's settings from another server, with the token while signed in. A failure is as no logo. */
export async function fetchLogoUrl(apiUrl: string): Promise<string | undefined> {
  const token = localStorage.getItem(STORAGE_KEYS.token)
  try {
    const response = await fetch(apiUrl + SITE_SETTINGS_PATH, {
      headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.ok ? logoUrlIn(await response.json()) : undefined
  } catch {
    return undefined
  }
}

function logoUrlIn(settings: unknown): string | undefined {
  const logoUrl = (settings as { logoUrl?: unknown } | null | undefined)?.logoUrl
  return typeof logoUrl === 'string' && logoUrl ? logoUrl : undefined
}
