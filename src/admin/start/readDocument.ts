import { type PageData, SITE_SETTINGS_PATH, type Site } from '../../contract/site.ts'

export interface DocumentData {
  site: Site
  /** The uploaded logo; undefined where there is none, or where the API did not say. */
  logoUrl: string | undefined
}

/** What the server hands over in the document. */
export function readDocument(document: Document): DocumentData {
  const data = document.getElementById('page-data')?.textContent
  if (!data) throw new Error('The document hands over no page data')
  const { site, answers } = JSON.parse(data) as PageData
  const settings = answers[SITE_SETTINGS_PATH]?.body as { logoUrl?: unknown } | null | undefined
  const logoUrl = settings?.logoUrl
  return { site, logoUrl: typeof logoUrl === 'string' && logoUrl ? logoUrl : undefined }
}
