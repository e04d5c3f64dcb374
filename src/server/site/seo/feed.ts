import type { Locale } from '../../../contract/constants.ts'
import { escapeHtml } from '../../../contract/domain/jsonInHtml.ts'
import { FIRST_LOCALE, inLocale, SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import type { PictureDescriptions } from '../../../contract/domain/pictures.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { endpointOf, fillEndpoint, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import type { Site, SiteEntry } from '../../../contract/site.ts'
import type { PicturesIn } from '../../features/media/imageFacts.ts'
import type { RequestApi } from '../apiClient/apiClient.ts'
import { type Item, lastChangeOf, pathOfItem, readPart, taglineOf } from './apiLists.ts'
import { element, type Markup, textElement, xmlDocument } from './xml.ts'

/** Number of posts in a feed, the newest ones. */
const LENGTH = 20

interface Post extends Item {
  title?: string | null
  excerpt?: string | null
  author?: string | null
  content?: string | null
  /** Posts may have a picture under either name. */
  coverImageUrl?: string | null
  imageUrl?: string | null
  pictures?: PictureDescriptions | undefined
}

interface Feed {
  /** Language of the feed; the one of the content by default. */
  locale?: Locale
  site: Site
  entry: Pick<SiteEntry, 'pages' | 'renderMarkdown'>
  requestApi: RequestApi
  /** Facts about the uploaded pictures in API responses; absent if another server's responses contain them. */
  picturesIn?: PicturesIn | undefined
}

/** Path of the feed in a language. */
export const feedPathIn = (locale: Locale): string => pathTo(paths.feed, locale)

/** API paths of published posts. */
const LIST = parseEndpoint(endpointOf(posts.endpoints.lists.published)).path
const READ = endpointOf(posts.endpoints.reads.published)

/** The newest posts with their whole text, for feed readers (RSS 2.0). */
export async function writeFeed({ locale = FIRST_LOCALE, site, entry, requestApi, picturesIn }: Feed): Promise<string> {
  const list = inLocale(LIST, locale)
  const pattern = entry.pages().find(({ items }) => items === list)?.path ?? ''
  const listed = pattern ? (await readPart<Post>(requestApi, list, 0, LENGTH)).items : []
  const pictures = await picturesIn?.({ [list]: { status: 200, body: listed } })
  const items = await Promise.all(
    listed.map(async (post) => {
      const whole = await wholeOf(post, locale, requestApi)
      const prose = whole?.content
        ? pictureIn({ pictures, ...whole }, site, locale) + (await entry.renderMarkdown(whole.content))
        : undefined
      return itemOf(post, site, locale, site.url + pathOfItem(pattern, post), prose)
    }),
  )
  const lastChange = lastChangeOf(listed)
  const isForeign = locale !== FIRST_LOCALE
  return xmlDocument(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
      element(
        'channel',
        {},
        element('title', {}, site.name),
        element('link', {}, isForeign ? `${site.url}/${locale}` : `${site.url}/`),
        element('description', {}, await taglineOf(site, requestApi, locale)),
        element('language', {}, locale),
        element('atom:link', { href: `${site.url}${feedPathIn(locale)}`, rel: 'self', type: 'application/rss+xml' }),
        textElement('lastBuildDate', lastChange && dateOf(lastChange)),
        ...items,
      ),
    ),
  )
}

/** The post with its content, which lists omit; undefined if the API fails: then the feed has the excerpt. */
async function wholeOf({ slug, id }: Post, locale: Locale, requestApi: RequestApi): Promise<Post | undefined> {
  const response = await requestApi(inLocale(fillEndpoint(READ, { slug: slug || String(id) }).path, locale))
  return response && response.status < 400 ? (response.body as Post | undefined) : undefined
}

/** A post's picture as HTML, with its alternative text. */
function pictureIn({ coverImageUrl, imageUrl, pictures = {} }: Post, site: Site, locale: Locale): string {
  const picture = coverImageUrl || imageUrl || ''
  const address = picture && URL.parse(picture, site.url)?.href
  const { alt, [SECOND_FIELD]: en } = pictures[picture] ?? {}
  const words = (locale === FIRST_LOCALE ? alt : en?.alt) ?? ''
  return address ? `<p><img src="${escapeHtml(address)}" alt="${escapeHtml(words)}"></p>` : ''
}

function itemOf(post: Post, site: Site, locale: Locale, link: string, prose: string | undefined): Markup {
  const { title, excerpt, author, date, createdAt } = post
  const moment = date ?? createdAt
  return element(
    'item',
    {},
    element('title', {}, title ?? ''),
    element('link', {}, link),
    element('guid', { isPermaLink: 'false' }, guidOf(post, site, locale)),
    textElement('pubDate', moment && dateOf(moment)),
    textElement('dc:creator', author || site.name),
    textElement('description', excerpt && escapeHtml(excerpt)), // read as HTML
    textElement('content:encoded', prose),
  )
}

/**
 * Feed guid: a tag URI (RFC 4151) of the post's id, so that a post with a changed slug is not a new one for feed
 * readers. The year is constant, and only the host of the site's address is used, so that a change from http to https
 * has no effect.
 */
const guidOf = ({ id, slug }: Post, { url }: Site, locale: Locale): string =>
  `tag:${new URL(url).hostname},2026:${locale === FIRST_LOCALE ? '' : `${locale}/`}blog/${encodeURIComponent(String(id ?? slug))}`

/** A date in RFC 822 format, with a four-digit year as in RSS. */
const dateOf = (moment: string): string => new Date(moment).toUTCString()
