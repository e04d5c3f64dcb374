import { STORAGE_KEYS } from '../../contract/constants.ts'
import { logosOf, type ShownLogo } from '../../contract/domain/logos.ts'
import type { Pictures } from '../../contract/domain/pictures.ts'
import { type PageData, SITE_SETTINGS_PATH, type Site } from '../../contract/site.ts'

export interface DocumentData {
  site: Site
  /** The uploaded logos; none where the API did not say. */
  logos: readonly ShownLogo[]
  /** Whether the document holds the site's settings; where another server has the API, it does not. */
  hasSettings: boolean
}

/** What the server hands over in the document. */
export function readDocument(document: Document): DocumentData {
  const data = document.getElementById('page-data')?.textContent
  if (!data) throw new Error('The document hands over no page data')
  const { site, responses, pictures } = JSON.parse(data) as PageData
  const settings = responses[SITE_SETTINGS_PATH]
  return { site, logos: logosIn(settings?.body, pictures), hasSettings: settings !== undefined }
}

/** Fetch timeout, in milliseconds: the splash is shown no longer because of the logo. */
const TIMEOUT = 5000

/** Fetches the site's settings from another server, with the token while signed in. A failure is as no logo. */
export async function fetchLogos(apiUrl: string): Promise<readonly ShownLogo[]> {
  const token = localStorage.getItem(STORAGE_KEYS.token)
  try {
    const response = await fetch(apiUrl + SITE_SETTINGS_PATH, {
      headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.ok ? logosIn(await response.json()) : []
  } catch {
    return []
  }
}

function logosIn(settings: unknown, pictures?: Pictures): readonly ShownLogo[] {
  const said = settings as Record<string, unknown> | null | undefined
  const textIn = (value: unknown) => (typeof value === 'string' ? value : null)
  return logosOf({ logoUrl: textIn(said?.logoUrl), logoDarkUrl: textIn(said?.logoDarkUrl) }, pictures)
}
