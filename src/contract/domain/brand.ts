import { identity } from '../../company/identity.ts'
import { isPaletteName } from '../../company/palettes.ts'
import type { ApiResponse, Site } from '../site.ts'

/** Names, icon and palette of the company; `name` and `assistantName` of the environment are in force until others are set in the panel. */
export type Brand = Pick<Site, 'name' | 'shortName' | 'tagline' | 'assistantName' | 'icon' | 'palette'>

/** Version of an uploaded icon, from the hash of its content in its address; undefined for any other address. */
export const iconVersionOf = (iconUrl: unknown): string | undefined =>
  typeof iconUrl === 'string' ? /^\/uploads\/([0-9a-f]{12})[0-9a-f]{52}\.\w+$/.exec(iconUrl)?.[1] : undefined

/** Address of an icon file, which is another one with each icon and palette: browsers cache icons for long. */
export const iconPath = (path: string, { icon, palette }: Pick<Site, 'icon' | 'palette'>): string =>
  (icon ?? palette) ? `${path}?v=${icon ?? palette}` : path

/** Address of a palette's style sheet. */
export const palettePath = (name: string): string => `/palettes/${name}.css`

/** Address of the uploaded icon for use in pages, in place of the mark; undefined if there is none. */
export const iconInPage = (site: Pick<Site, 'icon'>): string | undefined =>
  site.icon ? iconPath('/icon-192.png', site) : undefined

/**
 * The settings with the brand of `site-settings`, as stored or as a response's body of any shape; a tagline that is not in the
 * language of the response is left out. An assistant without a name of
 * its own is named after the company.
 */
export function withBrand<S extends Brand>(site: S, settings: unknown): S {
  const values = (typeof settings === 'object' && settings ? settings : {}) as Record<string, unknown>
  const untranslated: unknown = values.fallback
  const textIn = (field: string) => {
    const value = Array.isArray(untranslated) && untranslated.includes(field) ? '' : values[field]
    return typeof value === 'string' ? value.trim() : ''
  }
  const [title, shortName, tagline] = [textIn('title'), textIn('shortName'), textIn('tagline')]
  const icon = iconVersionOf(values.iconUrl)
  const isAssistantSet = site.assistantName !== identity.assistant
  const assistantName = textIn('assistantName') || (isAssistantSet ? '' : shortName || title.split(/\s/, 1)[0])
  return {
    ...site,
    ...(title && { name: title }),
    ...(shortName && { shortName }),
    ...(tagline && { tagline }),
    ...(assistantName && { assistantName }),
    ...(icon && { icon }),
    ...(isPaletteName(values.palette) && { palette: values.palette }),
  }
}

/** The settings without what is only set in the panel; the names stay. */
export function withoutBrand<S extends Brand>({ shortName: _, tagline: __, icon: ___, palette: ____, ...site }: S) {
  return site
}

/** `withBrand` for the response to `SITE_SETTINGS_PATH`; a failed one has no brand. */
export const withBrandOf = <S extends Brand>(site: S, response: ApiResponse | undefined): S =>
  response && response.status < 400 ? withBrand(site, response.body) : site
