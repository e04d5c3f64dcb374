import { type Access, type Endpoint, open, recent } from '../schema/endpoint.ts'

/** Endpoints that are not for visitors, and their constants. No schemas here: the panel reads this file and does not load zod. */

/** Endpoints of an administrator's own account. */
export const authEndpoints = {
  login: open('POST /accounts/login'),
  logout: 'POST /accounts/logout',
  changePassword: recent('POST /accounts/change-password'),
  /** Makes the sign-in of this session recent again. */
  reauthenticate: 'POST /accounts/reauthenticate',
  sessions: 'GET /accounts/sessions',
  endSession: 'DELETE /accounts/sessions/:id',
  endOtherSessions: 'DELETE /accounts/sessions',
  forgotPassword: open('POST /accounts/forgot-password'),
  resetPassword: open('POST /accounts/reset-password'),
  /** Returns the account of a password link. */
  linkOwner: open('POST /accounts/reset-password/owner'),
  changeEmail: recent('PUT /accounts/email'),
  confirmEmail: open('POST /accounts/confirm-email'),
} as const satisfies Record<string, Access>

/** Endpoints of second factors: authenticator app, passkeys and recovery codes. */
export const secondFactorEndpoints = {
  state: 'GET /accounts/second-factor',
  startTotp: recent('POST /accounts/totp', { onlyFirstFactor: true }),
  confirmTotp: recent('PUT /accounts/totp', { onlyFirstFactor: true }),
  removeTotp: 'DELETE /accounts/totp',
  passkeyOptions: recent('POST /accounts/passkeys/options', { onlyFirstFactor: true }),
  addPasskey: recent('POST /accounts/passkeys', { onlyFirstFactor: true }),
  renamePasskey: 'PUT /accounts/passkeys/:id',
  removePasskey: 'DELETE /accounts/passkeys/:id',
  renewRecoveryCodes: 'POST /accounts/recovery-codes',
  signInOptions: open('POST /accounts/login/passkey-options'),
  signInByPasskey: open('POST /accounts/login/passkey'),
} as const satisfies Record<string, Access>

export const administratorEndpoints = {
  list: 'GET /admin/people',
  invite: recent('POST /admin/people'),
  remove: recent('DELETE /admin/people/:id'),
} as const

export const apiKeyEndpoints = {
  list: 'GET /admin/access-keys',
  make: recent('POST /admin/access-keys'),
  revoke: 'DELETE /admin/access-keys/:id',
} as const

/** Access of an API key to content; `write` includes `read`. */
export const KEY_ACCESSES = ['read', 'write'] as const
export type KeyAccess = (typeof KEY_ACCESSES)[number]

/** Prefix of an API key's name as the actor in the audit log. No email address starts with it. */
const ACTOR = 'key:'
export const keyActorOf = (name: string): string => ACTOR + name
/** Name of the API key that performed an action; undefined for other actors. */
export const keyNameIn = (by: string | null): string | undefined =>
  by?.startsWith(ACTOR) ? by.slice(ACTOR.length) : undefined

/** The mail server that the panel sets. */
export const mailEndpoints = {
  read: 'GET /admin/mail-settings',
  save: recent('PUT /admin/mail-settings'),
  remove: 'DELETE /admin/mail-settings',
  /** Sends an email through the mail server in force. */
  test: 'POST /admin/mail-settings/test',
} as const satisfies Record<string, Access>

/** Maximum lengths of its fields in characters. */
export const MAIL_MAX_LENGTHS = { host: 253, user: 254, password: 1000, from: 320 }

export const auditLogEndpoints = {
  list: 'GET /admin/activity',
  /** Reports a file that the panel has created in the browser. */
  exported: 'POST /admin/activity/exports',
} as const satisfies Record<string, Endpoint>

/** Actions in the audit log. */
export const ACTIONS = [
  'signIn',
  'signInFailed',
  'secondFactorFailed',
  'reauthenticate',
  'signOut',
  'passwordChanged',
  'secondFactorSet',
  'secondFactorRemoved',
  'recoveryCodesRenewed',
  'keysRenewed',
  'create',
  'update',
  'markRead',
  'markUnread',
  'markAnswered',
  'markUnanswered',
  'markSpam',
  'markNotSpam',
  'reply',
  'note',
  'delete',
  'restore',
  'purge',
  'export',
  'erase',
  'backup',
] as const
export type Action = (typeof ACTIONS)[number]

/** Resources whose export the panel may report. */
export const EXPORTED = ['contact-messages'] as const

/** Endpoints of the language model. */
export const modelEndpoints = {
  /** Request `{topic}`; responds with a post in markdown, as a text body. */
  draftPost: 'POST /ai/generate-blog-post',
  /** Request `{resource, id, fields}`; responds with `{en: {…}}`, and stores nothing. */
  translate: 'POST /ai/translate',
} as const satisfies Record<string, Endpoint>

/** Maximum length of a topic in characters. */
export const TOPIC_MAX_LENGTH = 300

export const backupEndpoints = {
  list: 'GET /admin/backups',
  state: 'GET /admin/backups/state',
  make: 'POST /admin/backups',
  /** Downloads a stored backup. */
  download: recent('GET /admin/backups/:name'),
  /** Creates a backup during its download. */
  downloadNow: recent('POST /admin/backups/download'),
  restore: recent('POST /admin/backups/:name/restore'),
  /** Size of the largest backup that can be uploaded now. */
  uploadLimit: recent('GET /admin/backups/upload'),
  /** Restores an uploaded backup. */
  upload: recent('POST /admin/backups/upload'),
} as const satisfies Record<string, Access>

/** Whether a backup holds the data that a restore from the panel replaced. */
export const isBeforeRestore = (name: string): boolean => name.includes('-before-restore.')

export const trashEndpoints = {
  list: 'GET /admin/bin',
  restore: 'POST /admin/bin/:resource/:id/restore',
  purge: 'DELETE /admin/bin/:resource/:id',
} as const satisfies Record<string, Endpoint>

export const dashboardEndpoints = {
  stats: 'GET /admin/dashboard/stats',
  /** The steps to an own site, and which are done. */
  firstDay: 'GET /admin/first-day',
} as const

export const translationEndpoints = {
  /** How many records of each resource are in which state of translation. */
  states: 'GET /admin/translations',
} as const satisfies Record<string, Endpoint>

export const demoContentEndpoints = {
  left: 'GET /admin/demo-content',
  remove: 'DELETE /admin/demo-content',
} as const satisfies Record<string, Endpoint>

export const versionEndpoints = {
  list: 'GET /admin/history/:resource/:id',
  read: 'GET /admin/history/:resource/:id/:version',
  restore: 'POST /admin/history/:resource/:id/:version/restore',
} as const satisfies Record<string, Endpoint>

export const personalDataEndpoints = {
  find: 'GET /admin/personal-data',
  erase: recent('DELETE /admin/personal-data'),
} as const satisfies Record<string, Access>

/** Resource name of personal-data entries in the audit log, which do not name the person. */
export const PERSONAL_DATA = 'personal-data'

export const redirectEndpoints = {
  notFound: 'GET /admin/not-found',
  list: 'GET /admin/redirects',
  create: 'POST /admin/redirects',
  remove: 'DELETE /admin/redirects/:id',
} as const satisfies Record<string, Endpoint>

/** Maximum lengths of a redirect's two addresses in characters. */
export const REDIRECT_FROM_MAX_LENGTH = 500
export const REDIRECT_TO_MAX_LENGTH = 2000

export const siteHealthEndpoints = { read: 'GET /admin/status' } as const

export const cdnEndpoints = { purge: 'POST /admin/cdn/purges' } as const satisfies Record<string, Endpoint>

/** Checks of the site health, in the order of the response. */
export const STATUS_KEYS = [
  'database',
  'storage',
  'disk',
  'backup',
  'jobs',
  'mail',
  'cdn',
  'schedule',
  'links',
  'pictures',
] as const
export type StatusKey = (typeof STATUS_KEYS)[number]

/** `bad`: a component does not respond, or data are at risk. `warn`: an administrator should act. */
export const STATUS_LEVELS = ['ok', 'warn', 'bad'] as const
export type StatusLevel = (typeof STATUS_LEVELS)[number]

export const webhookEndpoints = {
  list: 'GET /admin/webhooks',
  add: recent('POST /admin/webhooks'),
  change: recent('PUT /admin/webhooks/:id'),
  remove: 'DELETE /admin/webhooks/:id',
  deliveries: 'GET /admin/webhooks/:id/deliveries',
  resend: 'POST /admin/webhooks/:id/deliveries/:delivery/resend',
} as const

/** Event types of webhooks. */
export const EVENTS = ['content.published', 'content.changed', 'content.deleted', 'message.received'] as const
export type EventType = (typeof EVENTS)[number]

export const MAX_WEBHOOKS = 20
/** Maximum length of a webhook's URL in characters. */
export const URL_MAX_LENGTH = 2000

export const DELIVERY_STATUSES = ['waiting', 'sent', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Reasons why a delivery failed. */
export const DELIVERY_ERRORS = [
  /** The host name does not resolve. */
  'unknown',
  /** The address is not public. */
  'private',
  /** No connection. */
  'unreachable',
  /** Timeout. */
  'slow',
  /** Invalid TLS certificate. */
  'certificate',
  /** Redirects are not followed. */
  'redirect',
  /** Error status. */
  'refused',
  /** Status 410, which turns the webhook off. */
  'gone',
  /** The webhook was turned off before the attempt. */
  'off',
] as const
export type DeliveryError = (typeof DELIVERY_ERRORS)[number]
