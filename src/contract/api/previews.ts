import { DAY } from '../domain/durations.ts'
import { firstPath, type PagePath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'

/** Parent path, in each language, of pages that show unpublished content; search engines are excluded. */
export const PREVIEW_PATHS: readonly string[] = Object.values(paths.previews)

/** Paths of preview pages. */
export const PREVIEW_PAGES = new RegExp(`^(?:${PREVIEW_PATHS.join('|')})/`)

/** The path of a preview page in the language of the content, to which the token is appended. */
export const previewPageOf = (path: PagePath): string => firstPath(path).replace('/:token', '')

/** Lifetime of a link to a stored record, in milliseconds. */
export const PREVIEW_LIFETIME = 7 * DAY

/** Lifetime of a link to unsaved values, in milliseconds: they are stored until then. */
export const UNSAVED_PREVIEW_LIFETIME = DAY

export interface PreviewLink {
  url: string
  /** ISO 8601 in UTC. */
  expiresAt: string
}

/** Query parameter with the preview token. */
export const PREVIEW_QUERY = 'onizleme'

/** Query parameter of a preview page: its theme. Its language is given by `locale`. */
export const THEME_QUERY = 'theme'

/** Preview that is shown on a page of the site: the key of a singleton or the name of a resource, and the unsaved values. */
export const CONTENT_PREVIEW = open('GET /previews/page-content/:token')
