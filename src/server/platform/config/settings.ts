import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { identity } from '../../../company/identity.ts'
import { PASSWORD_MIN_LENGTH } from '../../../contract/constants.ts'
import { OperatorError } from './operatorError.ts'
import {
  hasNoCredentials,
  isDatabaseUrl,
  isMailServer,
  isOrigin,
  isProxyList,
  isStorageUrl,
  isTimeZone,
  isUrl,
  originsOf,
  visitScriptOf,
} from './settingFormats.ts'

const url = (...protocols: string[]) => z.string().refine((value) => isUrl(value, protocols))
const onOff = (on: string, off: string) =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum([on, off]))
    .transform((value) => value === on)

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most))

/** A duration; decimals with a point. */
const duration = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))

export const CDN_TAG_HEADERS = ['Surrogate-Key', 'Cache-Tag', 'CDN-Tag'] as const
export const CDN_KINDS = ['cloudflare', 'fastly', 'bunny', 'varnish', 'url'] as const
/** Providers that need a token, each with the only tag header that it reads. */
const CDN_PROVIDERS = [
  ['cloudflare', 'Cache-Tag'],
  ['fastly', 'Surrogate-Key'],
  ['bunny', 'CDN-Tag'],
] as const satisfies [(typeof CDN_KINDS)[number], (typeof CDN_TAG_HEADERS)[number]][]

/** Settings, from environment variables. A description completes "must be …" in a refusal. */
const settings = z.object({
  HOST: z.string().regex(/^\S+$/).default('0.0.0.0').describe('an address or host name to listen on'),
  PORT: wholeNumber(0, 65535).default(3000).describe('a whole number from 0 to 65535'),
  PUBLIC_URL: url('http:', 'https:')
    .refine(isOrigin)
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('an address such as https://www.example.com, with nothing behind the host'),
  DATA_DIR: z.string().default('./data').describe('a folder'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl)
    .default('sqlite:')
    .describe('"sqlite:" or an address such as postgres://user:password@host:5432/database'),
  STORAGE_URL: z
    .string()
    .refine(isStorageUrl)
    .optional()
    .describe('left out (a folder in DATA_DIR) or an address such as s3://bucket/prefix?endpoint=…&region=…'),
  AWS_ACCESS_KEY_ID: z.string().optional().describe('the key of the store in STORAGE_URL and BACKUP_URL'),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe('the secret of that key'),
  AWS_SESSION_TOKEN: z.string().optional().describe('the session token of a temporary key'),
  AWS_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .describe('the region of the store, if STORAGE_URL or BACKUP_URL does not name it'),
  BACKUP_URL: z
    .string()
    .refine((value) => isStorageUrl(value) || (isAbsolute(value) && !value.includes('\0')))
    .optional()
    .describe(
      'left out (no automatic backups), an absolute path, or an address such as s3://bucket/prefix?endpoint=…&region=…',
    ),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('03:00')
    .describe('a time of day such as 03:00, in SITE_TIMEZONE'),
  BACKUP_PASSPHRASE: z.string().optional().describe('the passphrase of the backups'),
  ADMIN_EMAIL: z.email().max(254).default('admin@example.com').describe('an e-mail address'),
  ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN_LENGTH)
    .max(1000)
    .optional()
    .describe(`left out or at least ${PASSWORD_MIN_LENGTH} characters`),
  SESSION_IDLE: duration(0.001, 8760).default(12).describe('a number of hours from 0.001 to 8760'),
  SESSION_LIFETIME: duration(0.001, 3650).default(30).describe('a number of days from 0.001 to 3650'),
  REQUIRE_SECOND_FACTOR: onOff('true', 'false').default(false).describe('true or false'),
  DEMO_CONTENT: onOff('true', 'false').default(identity.hasDemo).describe('true or false'),
  SITE_NAME: z.string().max(100).default(identity.name).describe('at most 100 characters'),
  ASSISTANT_NAME: z.string().max(100).default(identity.assistant).describe('at most 100 characters'),
  SITE_TIMEZONE: z
    .string()
    .refine(isTimeZone)
    .default('Europe/Istanbul')
    .describe('an IANA time zone such as Europe/Istanbul'),
  AI_PROVIDER: z
    .enum(['openai-compatible', 'google', 'anthropic'])
    .default('openai-compatible')
    .describe('openai-compatible, google or anthropic'),
  AI_BASE_URL: url('http:', 'https:')
    .refine(hasNoCredentials)
    .optional()
    .describe('an address without user and password, such as http://localhost:11434/v1'),
  AI_API_KEY: z.string().optional().describe('the key of the AI provider'),
  AI_MODEL: z.string().optional().describe("the AI provider's name of a model"),
  AI_DAILY_REQUESTS: wholeNumber(1, 1_000_000).default(500).describe('a whole number from 1 to 1000000'),
  AI_TIMEOUT: wholeNumber(1, 600).default(20).describe('a number of seconds from 1 to 600'),
  SMTP_URL: z
    .string()
    .refine(isMailServer)
    .optional()
    .describe('an address such as smtps://user:password@mail.example.com'),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>?|(?:[^\r\n<>@]*\s)?[^\s@<>]+@[^\s@<>]+)$/)
    .optional()
    .describe(`a sender such as ${identity.assistant} <site@example.com>`),
  MESSAGE_RETENTION: wholeNumber(1, 36_500).default(730).describe('a number of days from 1 to 36500'),
  VISITS: onOff('on', 'off').default(true).describe('on or off'),
  VISITS_SCRIPT: z
    .string()
    .transform((value, context) => {
      const script = visitScriptOf(value)
      if (!script) context.addIssue({ code: 'custom' })
      return script ?? z.NEVER
    })
    .optional()
    .describe('left out, or the script element of a tool such as Umami, Plausible or GoatCounter'),
  VISITS_HOSTS: z
    .string()
    .transform((value) => originsOf(value))
    .pipe(z.array(z.string()))
    .default([])
    .describe('host names or https origins, separated by commas'),
  MAP_HOSTS: z
    .string()
    .transform((value) => originsOf(value))
    .pipe(z.array(z.string()))
    .default(
      ['www.google.com', 'maps.google.com', 'www.openstreetmap.org', 'yandex.com', 'yandex.com.tr'].map(
        (host) => `https://${host}`,
      ),
    )
    .describe('host names or https origins, separated by commas'),
  TRUST_PROXY: z
    .string()
    .transform((value) => (value.toLowerCase() === 'false' ? [] : value.split(/[\s,]+/).filter(Boolean)))
    .refine(isProxyList)
    .default([])
    .describe('false, or proxy addresses such as 10.0.0.0/8,127.0.0.1 (loopback, linklocal and uniquelocal are known)'),
  HSTS: z.enum(['host', 'subdomains', 'off']).default('host').describe('host, subdomains or off'),
  RATE_LIMITS: onOff('on', 'off').default(true).describe('on or off (off for callers on the machine itself only)'),
  WEBHOOK_PRIVATE: onOff('allow', 'refuse')
    .default(false)
    .describe('refuse, or allow (tests: addresses that are told may be this machine or its network)'),
  CDN_TAG_HEADER: z.enum(CDN_TAG_HEADERS).optional().describe('left out, Surrogate-Key, Cache-Tag or CDN-Tag'),
  CDN_PURGE_URL: url('http:', 'https:')
    .refine(hasNoCredentials)
    .optional()
    .describe(
      'left out, or an address without user and password, such as https://api.cloudflare.com/client/v4/zones/<zone>/purge_cache',
    ),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe('the token of the CDN, in visible ASCII characters'),
  CDN_PURGE_KIND: z.enum(CDN_KINDS).default('url').describe('cloudflare, fastly, bunny, varnish or url'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  VITE_API_URL: z
    .string()
    .refine(
      (value) =>
        value === '/api' || (isUrl(value, ['http:', 'https:']) && hasNoCredentials(value) && !/[?#]/.test(value)),
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .default('/api')
    .describe(
      '/api, or the address of another API such as https://api.example.com/api, without user, password and query',
    ),
})

/** Requirement between settings: condition of the fault, setting, and what it must be. */
type Joint = [isFault: (given: z.output<typeof settings>) => boolean, name: string, requirement: string]
const joint: Joint[] = [
  ...(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const).flatMap((name): Joint[] => [
    [(given) => Boolean(given.STORAGE_URL) && !given[name], name, 'set, as STORAGE_URL is'],
    [(given) => keepsBackupsInS3(given) && !given[name], name, 'set, as BACKUP_URL is'],
  ]),
  [(given) => usesAi(given) && !given.AI_MODEL, 'AI_MODEL', 'set, as other AI settings are'],
  [
    (given) => usesAi(given) && given.AI_PROVIDER === 'openai-compatible' && !given.AI_BASE_URL,
    'AI_BASE_URL',
    'set for the provider openai-compatible',
  ],
  [
    (given) => usesAi(given) && given.AI_PROVIDER !== 'openai-compatible' && !given.AI_API_KEY,
    'AI_API_KEY',
    'set for the providers google and anthropic',
  ],
  [(given) => Boolean(given.CDN_PURGE_URL) && !given.CDN_TAG_HEADER, 'CDN_TAG_HEADER', 'set, as CDN_PURGE_URL is'],
  [
    (given) => !given.CDN_PURGE_URL && (Boolean(given.CDN_PURGE_TOKEN) || given.CDN_PURGE_KIND !== 'url'),
    'CDN_PURGE_URL',
    'set, as other CDN_PURGE settings are',
  ],
  ...CDN_PROVIDERS.flatMap(([kind, header]): Joint[] => [
    [(given) => given.CDN_PURGE_KIND === kind && !given.CDN_PURGE_TOKEN, 'CDN_PURGE_TOKEN', `set for the kind ${kind}`],
    [
      (given) => given.CDN_PURGE_KIND === kind && (given.CDN_TAG_HEADER ?? header) !== header,
      'CDN_TAG_HEADER',
      `${header} for the kind ${kind}`,
    ],
  ]),
]
const keepsBackupsInS3 = ({ BACKUP_URL, STORAGE_URL }: z.output<typeof settings>) =>
  !STORAGE_URL && Boolean(BACKUP_URL?.startsWith('s3:'))
const usesAi = (given: z.output<typeof settings>) => Boolean(given.AI_MODEL || given.AI_BASE_URL || given.AI_API_KEY)

export type Settings = ReturnType<typeof readSettings>

/** Names of all settings, for the test of their documentation. */
export const settingNames = Object.keys(settings.shape)

/** Parses settings; throws `OperatorError` naming every invalid one. An empty value counts as missing. */
export function readSettings(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw refusal(names.map((name) => [name, settings.shape[name as keyof typeof settings.shape].description ?? '']))
  }
  const { data } = parsed
  const faults = joint.filter(([isFault]) => isFault(data))
  if (faults.length) throw refusal(faults.map(([, name, requirement]) => [name, requirement]))
  const origin = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`
  return {
    ...data,
    PUBLIC_URL: origin,
    MAIL_FROM: data.MAIL_FROM ?? `no-reply@${new URL(origin).hostname}`,
    DATABASE_URL: data.DATABASE_URL === 'sqlite:' ? `sqlite:${join(data.DATA_DIR, 'filiz.sqlite')}` : data.DATABASE_URL,
  }
}

/** Settings of this process: its environment before `.env`. */
export const readProcessSettings = (file = '.env') => readSettings({ ...readFile(file), ...process.env })

function readFile(file: string) {
  if (!existsSync(file)) return {}
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new OperatorError(
      `.env: the file cannot be read (${(error as Error).message}); make it readable for this user, or remove it.`,
    )
  }
}

const refusal = (faults: [name: string, requirement: string][]) =>
  new OperatorError(`Settings: ${faults.map(([name, requirement]) => `${name} must be ${requirement}`).join('; ')}.`)
