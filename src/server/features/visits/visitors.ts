import type { IncomingHttpHeaders } from 'node:http'
import type { DeviceKind } from '../../../contract/api/visitCalls.ts'

/**
 * Whether a request comes from a person who did not object: no program, no prefetch (`Sec-Purpose`, older `Purpose`), neither
 * `DNT: 1` nor `Sec-GPC: 1`.
 */
export function isCountable(headers: IncomingHttpHeaders): boolean {
  const userAgent = headers['user-agent'] ?? ''
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']]
  return (
    userAgent !== '' &&
    !PROGRAMS.test(userAgent) &&
    headers.dnt !== '1' &&
    headers['sec-gpc'] !== '1' &&
    !/prefetch|prerender|preview/i.test(purposes.join())
  )
}

/** Words in the user agents of crawlers, link previews, monitors and HTTP libraries. Cubot is a maker of phones. */
const PROGRAMS = new RegExp(
  [
    '(?<!cu)bot|crawl|spider|slurp|scrap|archiv|httrack|facebookexternalhit|facebookcatalog|meta-external|^whatsapp',
    'mediapartners|google-|googleother|apis-google|feedfetcher|embedly|preview|feed|validator|chatgpt|claude-|perplexity',
    'headless|phantomjs|puppeteer|playwright|selenium|lighthouse|pagespeed|monitor|uptime|pingdom|gtmetrix',
    'curl|wget|httpie|python|java\\/|okhttp|go-http|axios|\\bnode\\b|node-fetch|undici|libwww|ruby|php|postman|insomnia',
    'http-?client|httpunit|cfnetwork|scanner',
  ].join('|'),
  'i',
)

/** Kind of device in a user agent. iPads that report a Mac count as desktops. */
export function deviceOf(userAgent: string): DeviceKind {
  if (/ipad|tablet|playbook|kindle|silk(?!.*mobile)|android(?!.*mobi)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone|ipod|android|phone|opera mini|blackberry/i.test(userAgent) ? 'phone' : 'desktop'
}

/** Host of a referring page; empty for none, for an unreadable one and for this site's own hosts. */
export function referringHost(referrer: string | null | undefined, own: readonly string[]): string {
  if (!referrer || !URL.canParse(referrer)) return ''
  const { protocol, hostname } = new URL(referrer)
  const isShown = /^(?:https?|android-app):$/.test(protocol) && hostname.length <= HOST_MAX_LENGTH
  return isShown && !own.includes(hostname) ? hostname : ''
}

const HOST_MAX_LENGTH = 253
