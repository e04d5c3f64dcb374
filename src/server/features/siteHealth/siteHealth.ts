import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { type StatusLine, statusFields, statusLine } from '../../../contract/api/administration.ts'
import { STATUS_KEYS, type StatusKey, siteHealthEndpoints } from '../../../contract/api/endpoints.ts'
import { LOCALES, type Locale } from '../../../contract/constants.ts'
import { siteStatusTexts } from '../../../contract/i18n/admin/siteHealth.ts'
import { posts } from '../../../contract/resources/posts.ts'
import type { Field } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { arrayListRoute } from '../../content/resources/routing.ts'
import type { ContentServices } from '../../content/stores.ts'
import { withTimeout } from '../../platform/async/promises.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { countOf } from '../../platform/db/batches.ts'
import { memoizeUntilChange } from '../../platform/db/transaction.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Log } from '../../platform/observability/log.ts'
import { failingJobs } from '../../platform/scheduler/failingJobs.ts'
import { backupState } from '../backups/backupState.ts'
import type { BackupContext } from '../backups/makeBackup.ts'
import { purgeFailure } from '../cdn/purges.ts'
import { countWithoutAlt } from '../media/pictureUsage.ts'
import type { HeadRequest } from '../redirects/readRedirect.ts'
import { backupLine, countUnsent, diskLevelOf, diskSpaceOf, formatBytes } from './checks.ts'
import { findDeadLinks } from './deadLinks.ts'

/** Timeout of a check in milliseconds. */
const TIMEOUT = 2500
/** Maximum time a response waits for a scan in progress, in milliseconds. */
const WAIT = 1500
/** A due post is published within a second; after this time in milliseconds the check warns. */
const LATE = 60_000
/** Maximum number of dead links in the message, and in the list beside it. */
const MAX_IN_MESSAGE = 3
const MAX_LISTED = 20

interface SiteHealthContext {
  services: Pick<ContentServices, 'db' | 'changes' | 'storage' | 'resources' | 'hooks' | 'now'> & {
    backups: BackupContext
    findMailer: () => Promise<Mailer | undefined>
  }
  settings: Pick<Settings, 'DATA_DIR' | 'PUBLIC_URL' | 'SITE_TIMEZONE' | 'CDN_PURGE_URL'>
  singletons: Readonly<Record<string, Singleton>>
  /** Absent if the server has no site. */
  headRequest?: HeadRequest | undefined
  log: Pick<Log, 'warn'>
  /** Maximum time to wait for a scan of all content, in milliseconds. */
  wait?: number
}

type CheckResult = Omit<StatusLine, 'key'>
type Texts = (typeof siteStatusTexts)[Locale]
type Check = (texts: Texts, locale: Locale) => Promise<CheckResult>

export type SiteHealth = ReturnType<typeof createSiteHealth>

/** Site health: one line for each check; checks run independently, each with a timeout of a few seconds. */
export function createSiteHealth({ services, settings, singletons, headRequest, log, wait = WAIT }: SiteHealthContext) {
  const { db, changes, storage, resources, hooks, now } = services
  const ok = (message: string): CheckResult => ({ level: 'ok', message })
  const warn = (message: string): CheckResult => ({ level: 'warn', message })
  const tables = [...Object.values(resources).map(({ name }) => name), 'pageContent', 'redirects']

  const scanAll = async () =>
    headRequest
      ? findDeadLinks({ db, resources, singletons, hooks, headRequest, origin: settings.PUBLIC_URL, now })
      : []
  /** A scan of all content. */
  const { read: scan, close } = memoizeUntilChange(changes, scanAll, tables)
  /** Undefined if the scan takes longer than `wait`. */
  const deadLinks = () => Promise.race([scan(), pause(wait, undefined, { ref: false })])

  const checks: Record<StatusKey, Check> = {
    database: async (texts) => {
      await sql`select 1`.execute(db)
      return ok(texts.database.ok)
    },
    storage: async (texts) => {
      await storage.check()
      return ok(texts.storage.ok)
    },
    disk: async (texts, locale) => {
      const space = await diskSpaceOf(settings.DATA_DIR)
      const level = diskLevelOf(space)
      return { level, message: texts.disk[level](formatBytes(space.free, locale)) }
    },
    backup: async (_, locale) => backupLine(await backupState(services.backups), settings.SITE_TIMEZONE, locale),
    jobs: async (texts) => {
      const names = await failingJobs(db, now())
      return names.length
        ? warn(texts.jobs.warn(names.map((name) => jobNameOf(name, texts)).join(', ')))
        : ok(texts.jobs.ok)
    },
    mail: async (texts) => {
      const canSend = (await services.findMailer()) !== undefined
      const { notifications, replies, accountEmails } = await countUnsent(db, { canSend, now: now() })
      if (!canSend) return warn(notifications ? texts.mail.off(notifications) : texts.mail.notSetUp)
      const problems = [
        ...(notifications ? [texts.mail.failed(notifications)] : []),
        ...(replies ? [texts.mail.replies(replies)] : []),
        ...(accountEmails ? [texts.mail.accountEmails(accountEmails)] : []),
      ]
      return problems.length ? warn(problems.join(' ')) : ok(texts.mail.ok)
    },
    cdn: async (texts) => {
      const failure = await purgeFailure(db)
      return failure ? warn(texts.cdn.warn(failure)) : ok(texts.cdn.ok)
    },
    schedule: async (texts) => {
      const unpublished = db.selectFrom(posts.name).where('isPublished', '=', false)
      const count = await countOf(unpublished.where('publishAt', '<=', new Date(now() - LATE).toISOString()))
      return count ? warn(texts.schedule.warn(count)) : ok(texts.schedule.ok)
    },
    links: async (texts) => {
      const dead = await deadLinks()
      if (!dead) return ok(texts.links.looking)
      if (!dead.length) return ok(texts.links.ok)
      const examples = dead.slice(0, MAX_IN_MESSAGE).map(({ path, title }) => texts.links.example(path, title))
      const more = dead.length > MAX_IN_MESSAGE ? [texts.links.more(dead.length - MAX_IN_MESSAGE)] : []
      return {
        ...warn(texts.links.warn(dead.length, [...examples, ...more].join(', '))),
        places: dead.slice(0, MAX_LISTED),
      }
    },
    pictures: async (texts) => {
      const describing = <T extends Pick<Resource, 'fields'>>(declared: Readonly<Record<string, T>>) =>
        Object.values(declared).filter(({ fields }) => describesImages(fields))
      const tables = describing(resources).map(({ name }) => name)
      const keys = describing(singletons).map(({ key }) => key)
      const count = await countWithoutAlt(db, tables, keys)
      return count ? warn(texts.pictures.warn(count)) : ok(texts.pictures.ok)
    },
  }

  const lineOf = async (key: StatusKey, locale: Locale): Promise<StatusLine> => {
    const texts = siteStatusTexts[locale]
    const timeout = SEARCHED.includes(key) ? wait + TIMEOUT : TIMEOUT
    try {
      return { key, ...(await withTimeout(timeout, checks[key](texts, locale))) }
    } catch (error) {
      log.warn({ err: error, check: key }, 'site health check failed')
      return { key, ...failedCheck(key, texts) }
    }
  }

  const keys = STATUS_KEYS.filter((key) => key !== 'cdn' || settings.CDN_PURGE_URL)
  return {
    read: (locale: Locale): Promise<StatusLine[]> => Promise.all(keys.map((key) => lineOf(key, locale))),
    close,
  }
}

export const siteHealthRoutes: ZodRoutes<{ siteHealth: Pick<SiteHealth, 'read'> }> = async (app, { siteHealth }) => {
  app.route(
    arrayListRoute(siteHealthEndpoints.read, {
      name: 'status',
      tags: ['operations'],
      summary: 'Run the site health checks',
      fields: statusFields,
      beside: [],
      query: localeQuery,
      row: statusLine,
      // The query string's schema has this parameter.
      read: ({ query }) => siteHealth.read((query as z.infer<typeof localeQuery>).locale ?? 'tr'),
    }),
  )
}

const localeQuery = z.object({
  locale: z.enum(LOCALES).optional().meta({ description: 'Language of the messages; Turkish without.' }),
})

/** Checks that scan all content, with a longer timeout. */
const SEARCHED: readonly StatusKey[] = ['links', 'pictures']

/** Result of a check that fails or times out. */
function failedCheck(key: StatusKey, { disk, backup, database, storage, unknown }: Texts): CheckResult {
  const bad = { disk: disk.unknown, backup: backup.bad, database: database.bad, storage: storage.bad }
  return key in bad ? { level: 'bad', message: bad[key as keyof typeof bad] } : { level: 'warn', message: unknown }
}

/** Whether a field shows a picture that no nearby text describes, so that it needs an alternative text. */
const describesImages = (fields: Readonly<Record<string, Field>>): boolean =>
  Object.values(fields).some(
    (field) => (field.kind === 'image' && field.describes) || (field.kind === 'items' && describesImages(field.fields)),
  )

/** Name of a job; a job of another version is shown by its own name. */
const jobNameOf = (job: string, { jobs }: Texts): string => (jobs.names as Readonly<Record<string, string>>)[job] ?? job
