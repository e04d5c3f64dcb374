import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { panelPreloadsOf } from '../../../contract/api/panelPreloads.ts'
import { withBrandOf } from '../../../contract/domain/brand.ts'
import { escapeHtml } from '../../../contract/domain/jsonInHtml.ts'
import { SITE_SETTINGS_PATH, type Site } from '../../../contract/site.ts'
import type { PicturesIn } from '../../features/media/imageFacts.ts'
import { type RequestApi, responsesTo } from '../apiClient/apiClient.ts'
import type { SiteSource } from '../assets/builtSite.ts'
import { adminPolicy, developmentPolicy } from './contentSecurityPolicy.ts'
import { documentOf } from './document.ts'

/** Paths of the admin panel, which does its own routing below them. */
const PATHS = ['/login', '/login/*', '/admin', '/admin/*']

interface AdminDocument {
  source: SiteSource
  site: Site
  /** Requests to our own API; absent if another server has the data, which the panel requests itself. */
  requestApi?: RequestApi | undefined
  picturesIn?: PicturesIn | undefined
  /** URL of the API that the panel calls. */
  apiUrl: string
  elsewhere: readonly string[]
}

/** Serves the admin panel's document, which its script renders. It contains no secrets. */
export const panelRoutes: FastifyPluginAsync<AdminDocument> = async (
  app,
  { source, site: settings, requestApi, picturesIn, apiUrl, elsewhere },
) => {
  for (const path of PATHS)
    app.get(path, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64url')
      const responses = requestApi ? await responsesTo([SITE_SETTINGS_PATH], requestApi) : {}
      const site = withBrandOf(settings, responses[SITE_SETTINGS_PATH])
      const html = documentOf({
        lang: 'tr',
        head: `<title>${escapeHtml(site.name)}</title>
<meta name="robots" content="noindex">
<meta name="csp-nonce" content="${nonce}">`,
        html: '',
        data: { site, responses, pictures: await picturesIn?.(responses) },
        assets: source.adminAssets(),
        preloads: panelPreloadsOf(request.url).map((path) => apiUrl + path),
      })
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-security-policy': source.develop
            ? developmentPolicy
            : adminPolicy(elsewhere, settings.mapOrigins ?? [], nonce),
        })
        .type('text/html; charset=utf-8')
        .send(source.develop ? await source.develop(request.url, html) : html)
    })
}
