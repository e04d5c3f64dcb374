import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { Site } from '../../contract/site.ts'
import { adminPolicy, developmentPolicy } from './contentPolicy.ts'
import { documentOf, escapeHtml } from './document.ts'
import type { SiteSource } from './siteSource.ts'

/** The paths at which the admin panel, which finds its own way from there, begins. */
const PATHS = ['/login', '/admin', '/admin/*']

/** Serves the admin panel's document: an empty room that its script fills. Nothing in it is secret. */
export const adminRoutes: FastifyPluginAsync<{ source: SiteSource; site: Site; elsewhere: readonly string[] }> = async (
  app,
  { source, site, elsewhere },
) => {
  for (const path of PATHS)
    app.get(path, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64url')
      const html = documentOf({
        head: `<title>${escapeHtml(site.name)}</title>
<meta name="robots" content="noindex">
<meta name="csp-nonce" content="${nonce}">`,
        html: '',
        data: { site, answers: {} },
        assets: source.adminAssets(),
      })
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-security-policy': source.develop ? developmentPolicy : adminPolicy(elsewhere, nonce),
        })
        .type('text/html; charset=utf-8')
        .send(source.develop ? await source.develop(request.url, html) : html)
    })
}
