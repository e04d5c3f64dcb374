import { setImmediate as yieldThread } from 'node:timers/promises'
import type { StatusPlace } from '../../../contract/api/administration.ts'
import { isPublic } from '../../../contract/api/keyAccess.ts'
import { titleFieldOf } from '../../../contract/schema/fields.ts'
import type { Kind } from '../../../contract/schema/fieldTypes.ts'
import { pathNameOf, type Resource } from '../../../contract/schema/resource.ts'
import { SINGLETONS_PATH, type Singleton } from '../../../contract/schema/singleton.ts'
import { type ReadContext, VISITORS } from '../../content/resources/context.ts'
import type { Hooks } from '../../content/resources/hooks.ts'
import { visibleTo } from '../../content/resources/rows.ts'
import { readSingleton } from '../../content/singletons/singletonRepository.ts'
import { anyTable, decodeValue } from '../../platform/db/columns.ts'
import { locationOf, ownAddressOf, shownAddress } from '../redirects/addresses.ts'
import type { HeadRequest } from '../redirects/readRedirect.ts'

interface DeadLinkContext extends ReadContext {
  resources: Readonly<Record<string, Resource>>
  singletons: Readonly<Record<string, Singleton>>
  hooks: Readonly<Record<string, Hooks>>
  headRequest: HeadRequest
  origin: string
}

/** A link, and the record that contains it. */
type Link = StatusPlace & { path: string }

/** Ids per query; other work runs in between. */
const SLICE = 250
/** Maximum number of different addresses that are requested. */
const MAX_ADDRESSES = 2000
/** Field types that may contain links, with SQL patterns of values that do. */
const LINK_PATTERNS: Partial<Record<Kind, readonly string[]>> = {
  text: ['/%', '%](%', '%http%'],
  longText: ['%](%', '%http%'],
  markdown: ['%](%', '%http%'],
  items: ['%"/%', '%](%', '%http%'],
  english: ['%"/%', '%](%', '%http%'],
}
/** Uploaded files are not pages. */
const FILES = /^\/uploads\//

/** Internal links in visible content whose target responds with 404. */
export async function findDeadLinks(context: DeadLinkContext): Promise<Link[]> {
  const isDead = new Map<string, boolean>()
  const dead: Link[] = []
  for await (const link of linksOf(context)) {
    if (!isDead.has(link.path) && isDead.size < MAX_ADDRESSES)
      isDead.set(link.path, (await context.headRequest(locationOf(link.path, undefined))).status === 404)
    if (isDead.get(link.path)) dead.push(link)
  }
  return dead
}

async function* linksOf(context: DeadLinkContext): AsyncGenerator<Link> {
  const { db, resources, singletons, origin } = context
  const linked = (of: Omit<StatusPlace, 'path'>, value: unknown): Link[] =>
    linksIn(value, origin)
      .filter((path) => !FILES.test(path))
      .map((path) => ({ ...of, path }))
  for (const singleton of Object.values(singletons)) {
    // Initial values contain no links.
    const content = await readSingleton(db, singleton)
    const title = singleton.translations?.tr.title ?? singleton.key
    yield* linked({ resource: SINGLETONS_PATH, id: singleton.key, title }, content)
  }
  for (const resource of Object.values(resources).filter(isPublic))
    for await (const { id, title, values } of rowsOf(resource, context))
      yield* linked({ resource: pathNameOf(resource), id, title }, values)
}

/** The visible rows of a resource that may contain a link, in slices of ids. */
async function* rowsOf(resource: Resource, { db, hooks, now }: DeadLinkContext) {
  const { name: table, fields } = resource
  const title = titleFieldOf(resource)
  const columns = Object.entries(fields).flatMap(([name, { kind }]) =>
    LINK_PATTERNS[kind] ? [{ name, patterns: LINK_PATTERNS[kind] }] : [],
  )
  const visible = visibleTo(VISITORS, resource, hooks[table] ?? {}, new Date(now()))
  const { last } = await anyTable(db)
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  for (let from = 0; from < Number(last ?? 0); from += SLICE) {
    const rows = await anyTable(db)
      .selectFrom(table)
      .select(['id', title, ...columns.map(({ name }) => name)])
      .where('id', '>', from)
      .where('id', '<=', from + SLICE)
      .where(visible)
      .where((eb) =>
        eb.or(columns.flatMap(({ name, patterns }) => patterns.map((pattern) => eb(name, 'like', pattern)))),
      )
      .execute()
    for (const row of rows)
      yield {
        id: Number(row.id),
        title: String(row[title]),
        values: columns.map(({ name }) => decodeValue(fields, name, row[name])),
      }
    await yieldThread()
  }
}

/** Link targets in a text: in Markdown's brackets, or as an absolute URL. */
const MARKDOWN = /\]\(\s*<?([^\s<>()]+)/g
const ABSOLUTE = /https?:\/\/[^\s<>()"'“”]+/gi

/** Addresses of this site that a value links to: a text that is an address, and links in a text, but no mere path. */
export function linksIn(value: unknown, origin: string): string[] {
  const found = new Set<string>()
  const add = (address: string) => {
    const own = ownAddressOf(address.replace(/[.,;:!?]+$/, ''), origin)
    if (own) found.add(shownAddress(own))
  }
  const walk = (part: unknown) => {
    if (typeof part === 'string') {
      if (/^\/[^\s]*$/.test(part)) add(part)
      for (const [, address] of part.matchAll(MARKDOWN)) add(address!)
      for (const [address] of part.matchAll(ABSOLUTE)) add(address)
    } else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) walk(inner)
  }
  walk(value)
  return [...found]
}
