import { STORAGE_KEYS } from '../../contract/constants.ts'
import { logosOf, type ShownLogo } from '../../contract/domain/logos.ts'
import type { Pictures } from '../../contract/domain/pictures.ts'
import { type PageData, SITE_SETTINGS_PATH, type Site } from '../../contract/site.ts'

interface DocumentData {
  site: Site
  /** The uploaded logos; empty if the API has none or failed. */
  logos: readonly ShownLogo[]
  /** Whether the document contains the site's settings; it does not if the API is another server's. */
  hasSettings: boolean
}

/** Reads the data embedded in the document. */
export function readDocument(document: Document): DocumentData {
  const data = document.getElementById('page-data')?.textContent
  if (!data) throw new Error('The document hands over no page data')
  const { site, responses, pictures } = JSON.parse(data) as PageData
  const settings = responses[SITE_SETTINGS_PATH]
  return { site, logos: logosIn(settings?.body, pictures), hasSettings: settings !== undefined }
}

/** Timeout in milliseconds, after which the loading screen no longer waits for the logo. */
const TIMEOUT = 5000

/** Fetches the site's settings from another server, with the token if signed in. A failure counts as no logo. */
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
  const values = settings as Record<string, unknown> | null | undefined
  const textIn = (value: unknown) => (typeof value === 'string' ? value : null)
  return logosOf({ logoUrl: textIn(values?.logoUrl), logoDarkUrl: textIn(values?.logoDarkUrl) }, pictures)
}
