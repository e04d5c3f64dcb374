import { identity } from '../../company/identity.ts'
import type { ApiResponse, Site } from '../site.ts'

/** The company's names; `name` and `assistantName` of the environment are in force until others are set in the panel. */
export type Brand = Pick<Site, 'name' | 'shortName' | 'tagline' | 'assistantName'>

/**
 * The settings with the brand of `site-settings`, as stored or as a response's body of any shape. An assistant without a name of
 * its own is named after the company.
 */
export function withBrand<S extends Brand>(site: S, settings: unknown): S {
  const values = (typeof settings === 'object' && settings) || {}
  const textIn = (field: string) => {
    const value = (values as Record<string, unknown>)[field]
    return typeof value === 'string' ? value.trim() : ''
  }
  const [title, shortName, tagline] = [textIn('title'), textIn('shortName'), textIn('tagline')]
  const isAssistantSet = site.assistantName !== identity.assistant
  const assistantName = textIn('assistantName') || (isAssistantSet ? '' : shortName || title.split(/\s/, 1)[0])
  return {
    ...site,
    ...(title && { name: title }),
    ...(shortName && { shortName }),
    ...(tagline && { tagline }),
    ...(assistantName && { assistantName }),
  }
}

/** `withBrand` for the response to `SITE_SETTINGS_PATH`; a failed one has no brand. */
export const withBrandOf = <S extends Brand>(site: S, response: ApiResponse | undefined): S =>
  response && response.status < 400 ? withBrand(site, response.body) : site
