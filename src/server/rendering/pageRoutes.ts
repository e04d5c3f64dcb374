import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { language } from '../../company/identity.ts'
import { CONTACT_PAGE } from '../../contract/api/contactCalls.ts'
import { PREVIEW_QUERY } from '../../contract/api/previews.ts'
import type { PageAddress, PostedForm, Site, SiteEntry } from '../../contract/site.ts'
import type { BodyTimeouts } from '../http/bodyLimits.ts'
import { encodedBody } from '../http/encodings.ts'
import type { RequestLimit } from '../limits/requestLimits.ts'
import { IN_PROCESS, type Log, told } from '../process/log.ts'
import { canonicalOf, readablePath, readsAll } from '../redirects/addresses.ts'
import { createCache } from '../shared/cache.ts'
import type { Changes } from '../shared/changes.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { type AnsweredHere, answerKept, type KeptPage, keepSaid } from './answerKept.ts'
import { type Ask, answersTo, NOT_ENTERED } from './answers.ts'
import { contactPost } from './contactPost.ts'
import { developmentPolicy, publicPolicy } from './contentPolicy.ts'
import { documentOf } from './document.ts'
import type { Post } from './forwardForm.ts'
import { keepAnswers } from './keptAnswers.ts'
import { movedTo } from './moved.ts'
import { type Preview, previewOf, withoutToken } from './preview.ts'
import { sendBody } from './sendBody.ts'
import { isSentPage, isSentPageByChance } from './sentPage.ts'
import type { SiteSource } from './siteSource.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that answers it. */
    page: MadePage | null
  }
}

interface MadePage extends KeptPage {
  /** The path of the page that stands in its place. */
  movedTo?: string
  /** Whether there is no end of such pages. */
  isOpenEnded: boolean
  /** Whether it rests on answers that hold until something changes. */
  isLasting: boolean
  /** Whether an answer that it needs did not come, or it could not be drawn. */
  isFailed: boolean
  /** Whether it rests on an answer that nobody may keep. */
  isPrivate: boolean
}

export interface Pages {
  source: SiteSource
  site: Site
  ask: Ask
  post: Post
  /** Counts the posts of forms, by address. */
  limit: RequestLimit
  timeouts?: BodyTimeouts | undefined
  /** Absent when another server holds the data: nobody tells us of changes there, so nothing is kept. */
  changes?: Changes
  /** What is known of the uploaded pictures in the answers; absent when another server keeps them. */
  picturesIn?: Uploads['picturesIn']
  /** Where paths lead at which no page is, and who counts those that lead nowhere; absent when another server holds the data. */
  lost?: Lost | undefined
  /** Origins beside our own that pages may load from. */
  elsewhere: readonly string[]
  /** Hears of requests that were answered before the framework saw them. */
  onAnswered(answered: AnsweredHere): void
}

/** What becomes of readable paths at which no page is, and of queries that no page reads. */
export interface Lost {
  /** Where an address leads, and the query that the redirect itself names. */
  targetOf(address: { path: string; query: string }): Promise<{ location: string; query: string } | undefined>
  /** Whether an address with a query at this path may lead on although a page is there. */
  mayBeQueried(path: string): boolean
  count(path: string): void
}

const FORM_PAGE: PageAddress = { address: CONTACT_PAGE, isOpenEnded: false }
const EMPTY_FORM: PostedForm['values'] = { name: '', email: '', phoneNumber: '', subject: '', message: '' }

/** Every address that no other route has. */
export const PAGES = '/*'

const MEGABYTE = 1024 * 1024
/** What anyone may invent is kept in a place of its own, so that it pushes out nothing that people read. */
const CACHE = { places: { pages: 32 * MEGABYTE, invented: 4 * MEGABYTE }, maxAge: 10 * 60_000 }

/** Serves every page of the site, rendered, from memory where nothing has changed. */
export const pageRoutes: FastifyPluginAsync<Pages> = async (
  app,
  { source, site, ask, post, limit, timeouts, changes, picturesIn, lost, elsewhere, onAnswered },
) => {
  const cache = createCache({
    ...CACHE,
    placeOf: ({ status, isOpenEnded, isLasting, isPrivate }: MadePage) => {
      if (!isLasting || !changes || source.develop || (status !== 200 && status !== NOT_ENTERED)) return undefined
      return isOpenEnded || isPrivate || status === NOT_ENTERED ? 'invented' : 'pages'
    },
    sizeOf: ({ body }) => body.size,
    isFailed: ({ isFailed }) => isFailed,
  })
  const answers = changes ? keepAnswers(ask) : { ask, clear() {} }
  const unsubscribe = changes?.subscribe(() => {
    answers.clear()
    cache.clear()
  })
  app.addHook('onClose', async () => unsubscribe?.())
  const isOwnApi = Boolean(changes)
  const policy = source.develop ? developmentPolicy : publicPolicy(elsewhere, site.mapOrigins ?? [])

  /** All links to an address that open nothing share a page, which stands at no address itself. */
  const keep = (address: string, preview: Preview | undefined, make: () => Promise<MadePage>) => {
    if (!preview) return cache.get(address, make)
    return preview.isOver ? cache.get(`over ${address}`, make) : make()
  }

  const make = async (
    { address: path, isOpenEnded }: PageAddress,
    log: Log,
    { form, preview }: { form?: PostedForm; preview?: Preview | undefined } = {},
  ): Promise<MadePage> => {
    const entry = await source.entry()
    const answered = { ...(await answersTo(entry.needsOf(path), answers.ask)), ...preview?.answers }
    const moved = movedTo(path.split('?', 1)[0]!, answered)
    const isPrivate = preview !== undefined || Object.values(answered).some((answer) => answer.isPrivate)
    const place = { said: new Map(), isOpenEnded, isPrivate }
    if (moved)
      return { ...place, status: 301, movedTo: moved, body: encodedBody(''), isLasting: false, isFailed: false }
    const over = withoutToken(path, answered)
    if (over) {
      const page = await keep(over.address, preview, () => make({ ...over, isOpenEnded }, log, { preview }))
      const document = String(await page.body.in('identity'))
      return { ...page, ...place, body: encodedBody(over.withToken(document)), isLasting: false }
    }
    const trimmed = entry.trim?.(answered, path, site) ?? answered
    const data = { site, answers: trimmed, pictures: await picturesIn?.(trimmed), form }
    const rendered = await entry.render({ ...data, path }).catch((error: unknown) => {
      log.error({ err: error, path: told(path) }, 'a page could not be rendered')
      // The browser gets the answers and tries by itself.
      return { status: 500, head: '', html: '', modules: [] }
    })
    const assets = source.siteAssets(rendered.modules)
    const html = documentOf({ lang: language, ...rendered, data, assets })
    return {
      ...place,
      status: rendered.status,
      body: encodedBody(source.develop ? await source.develop(path, html) : html),
      isLasting: Object.values(answered).every(
        ({ status, isPrivate }) => status === NOT_ENTERED || (status < 400 && !isPrivate),
      ),
      isFailed: rendered.status >= 500 || Object.values(answered).some(({ status }) => status >= 500),
    }
  }

  await app.register(contactPost, {
    post,
    isOwnApi,
    make: (form, log) => make(FORM_PAGE, log, { form }),
    // The same for everybody: a flood that is refused has nothing rendered.
    makeRefused: (outcome, log) =>
      cache.get(`refused ${outcome.message}`, () => make(FORM_PAGE, log, { form: { values: EMPTY_FORM, outcome } })),
    policy,
    limit,
    timeouts,
  })

  let addressOf: SiteEntry['addressOf'] | undefined
  const find = (url: string, headers: IncomingHttpHeaders) => {
    if (!url.includes('?')) return cache.find(url)
    if (url.includes(`${PREVIEW_QUERY}=`)) return undefined
    if (isSentPageByChance(url, headers)) return undefined
    const pathname = url.split('?', 1)[0]!
    if (lost?.mayBeQueried(readablePath(pathname))) return undefined
    return addressOf && canonicalOf(pathname) === pathname ? cache.find(addressOf(url).address) : undefined
  }
  answerKept(app, { find, onAnswered })

  /** Where an address leads at which no page is. While that cannot be told, it leads nowhere. */
  const targetOf = (path: string, query: string, log: Log) =>
    lost?.targetOf({ path: readablePath(path), query }).catch((error: unknown) => {
      log.error({ err: error }, 'where addresses lead could not be read')
      return undefined
    })

  app.decorateRequest('page', null)
  const onSend = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.page?.isLasting && request.method === 'GET') keepSaid(request.page, reply)
  }

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split('?', 1)[0]!
    const query = request.url.slice(pathname.length + 1)
    const canonical = canonicalOf(pathname)
    const url = withQuery(canonical, query)
    const led = canonical !== pathname || query ? await targetOf(canonical, query, request.log) : undefined
    const lead = ({ location }: { location: string }) =>
      reply.header('cache-control', 'no-cache').redirect(location, 308)
    addressOf = (await source.entry()).addressOf
    const address = addressOf(url)
    // A query that no page reads leads on although there is a page at the path; in one step.
    if (led?.query && !readsAll(address.address, led.query)) return lead(led)
    if (canonical !== pathname && !led) return reply.redirect(url, 301)
    if (isSentPageByChance(url, request.headers)) return reply.redirect(CONTACT_PAGE, 302)
    const token = isOwnApi ? new URLSearchParams(query).get(PREVIEW_QUERY) : null
    const preview = token === null ? undefined : await previewOf(token, ask)
    const page = await keep(address.address, preview, () => make(address, request.log, { preview }))
    // A page has come to stand where an address led elsewhere: it has one address.
    if (canonical !== pathname && page.status === 200) return reply.redirect(url, 301)
    // A slug that is free again may become another page: browsers ask each time.
    if (page.movedTo) return reply.header('cache-control', 'no-cache').redirect(withQuery(page.movedTo, query), 301)
    if (page.status === NOT_ENTERED && !preview) {
      const isRead = address.address.includes('?')
      const target = led ?? (isRead ? undefined : await targetOf(canonical, query, request.log))
      if (target && (target.query || !isRead)) return lead(target)
      if (!isRead && request.method === 'GET' && request.raw.socket?.remoteAddress !== IN_PROCESS)
        lost?.count(readablePath(canonical))
    }
    reply.code(page.status).header('content-security-policy', policy)
    request.page = page
    if (isSentPage(url)) reply.header('cache-control', 'private, no-cache')
    if (page.isPrivate) reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    return sendBody(request, reply.type('text/html; charset=utf-8'), page.body)
  }
  // Named, because the framework's own way to answer HEAD says of what has not changed that it were empty.
  app.route({ method: ['GET', 'HEAD'], url: PAGES, onSend, handler })
}

const withQuery = (path: string, query: string) => path + (query ? `?${query}` : '')
