import { PREVIEW_PATH } from '../../../contract/api/previews.ts'
import { API_ROOT } from '../../platform/http/access.ts'

/** Where nothing is to be found: rooms of the administrator, answers for programs, drafts on their way. */
const CLOSED = ['/admin', '/login', `${API_ROOT}/`, `${PREVIEW_PATH}/`]

/** What the site asks of robots (RFC 9309). */
export const writeRobots = (origin: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
