import type { PageData, Site } from '../contract/site.ts'

/** The settings that the server hands over in the document. */
export function readSite(document: Document): Site {
  const data = document.getElementById('page-data')?.textContent
  if (!data) throw new Error('The document hands over no page data')
  return (JSON.parse(data) as PageData).site
}
