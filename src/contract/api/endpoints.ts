import { type Access, type Endpoint, open, recent } from '../schema/endpoint.ts'

/** All calls but those of visitors, and their constants. No schemas here: the panel reads this file, and loads no zod. */

/** The administrator's own calls (spec section 7, CONTRACT sections 3 and 5). */
export const authEndpoints = {
  login: open('POST /accounts/login'),
  logout: 'POST /accounts/logout',
  changePassword: recent('POST /accounts/change-password'),
  /** Makes the sign-in of this session a recent one again. */
  reauthenticate: 'POST /accounts/reauthenticate',
  sessions: 'GET /accounts/sessions',
  endSession: 'DELETE /accounts/sessions/:id',
  endOtherSessions: 'DELETE /accounts/sessions',
  forgotPassword: open('POST /accounts/forgot-password'),
  resetPassword: open('POST /accounts/reset-password'),
  /** Whose link it is by which a password is chosen. */
  linkOwner: open('POST /accounts/reset-password/owner'),
  changeEmail: recent('PUT /accounts/email'),
  confirmEmail: open('POST /accounts/confirm-email'),
} as const satisfies Record<string, Access>

/** The calls around what is asked for beside the password (CONTRACT section 5). */
export const secondFactorCalls = {
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

/** The calls about who may sign in. */
export const peopleCalls = {
  list: 'GET /admin/people',
  invite: recent('POST /admin/people'),
  remove: recent('DELETE /admin/people/:id'),
} as const

/** The calls around programs' keys. */
export const accessKeyCalls = {
  list: 'GET /admin/access-keys',
  make: recent('POST /admin/access-keys'),
  revoke: 'DELETE /admin/access-keys/:id',
} as const

/** What a key may do with content; one that writes reads too. */
export const KEY_ACCESSES = ['read', 'write'] as const
export type KeyAccess = (typeof KEY_ACCESSES)[number]

/** Who did something, where a program did it: by the key's name. No e-mail address begins so. */
const ACTOR = 'key:'
export const keyActorOf = (name: string): string => ACTOR + name
/** The name of the key that did something; undefined where it was none. */
export const keyNameIn = (by: string | null): string | undefined =>
  by?.startsWith(ACTOR) ? by.slice(ACTOR.length) : undefined

/** The calls around who did what. */
export const activityCalls = {
  list: 'GET /admin/activity',
  /** Tells of a file that the panel has made by itself. */
  exported: 'POST /admin/activity/exports',
} as const satisfies Record<string, Endpoint>

/** What is written down of, by its name. */
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
  'delete',
  'restore',
  'purge',
  'export',
  'erase',
  'backup',
] as const
export type Action = (typeof ACTIONS)[number]

/** What the panel may say that it has made a file of. */
export const EXPORTED = ['contact-messages'] as const

/** The administrator's calls to the model. */
export const aiCalls = {
  /** `{topic}`; answered by a post in markdown, as a text body (spec section 7). */
  draftPost: 'POST /ai/generate-blog-post',
} as const satisfies Record<string, Endpoint>

/** The longest topic, in characters. */
export const TOPIC_MAX_LENGTH = 300

/** The calls around backups. */
export const backupCalls = {
  list: 'GET /admin/backups',
  /** How it stands with them. */
  state: 'GET /admin/backups/state',
  make: 'POST /admin/backups',
  /** The file. */
  download: recent('GET /admin/backups/:name'),
  /** One of this moment, made as it is downloaded. */
  downloadNow: recent('POST /admin/backups/download'),
  restore: recent('POST /admin/backups/:name/restore'),
} as const satisfies Record<string, Access>

/** Whether one keeps what a restore from the panel replaced. */
export const isBeforeRestore = (name: string): boolean => name.includes('-before-restore.')

/** The calls around the bin. */
export const binCalls = {
  list: 'GET /admin/bin',
  restore: 'POST /admin/bin/:resource/:id/restore',
  purge: 'DELETE /admin/bin/:resource/:id',
} as const satisfies Record<string, Endpoint>

/** The call of the overview. */
export const dashboardEndpoints = { stats: 'GET /admin/dashboard/stats' } as const

/** The calls around the demo content. */
export const demoContentCalls = {
  left: 'GET /admin/demo-content',
  remove: 'DELETE /admin/demo-content',
} as const satisfies Record<string, Endpoint>

/** The calls around versions. */
export const historyCalls = {
  list: 'GET /admin/history/:resource/:id',
  read: 'GET /admin/history/:resource/:id/:version',
  restore: 'POST /admin/history/:resource/:id/:version/restore',
} as const satisfies Record<string, Endpoint>

/** The calls about one person's data. */
export const personalDataCalls = {
  find: 'GET /admin/personal-data',
  erase: recent('DELETE /admin/personal-data'),
} as const satisfies Record<string, Access>

/** What the record of what was done calls it: never whose. */
export const PERSONAL_DATA = 'personal-data'

/** The calls around addresses that lead elsewhere, and those where nothing is. */
export const redirectCalls = {
  notFound: 'GET /admin/not-found',
  list: 'GET /admin/redirects',
  create: 'POST /admin/redirects',
  remove: 'DELETE /admin/redirects/:id',
} as const satisfies Record<string, Endpoint>

/** What the two addresses of a redirect may have, in characters. */
export const LONGEST_FROM = 500
export const LONGEST_TO = 2000

/** The call of the site's state. */
export const statusCalls = { read: 'GET /admin/status' } as const

/** Checks of the site health, in the order of the response. */
export const STATUS_KEYS = [
  'database',
  'storage',
  'disk',
  'backup',
  'jobs',
  'mail',
  'schedule',
  'links',
  'pictures',
] as const
export type StatusKey = (typeof STATUS_KEYS)[number]

/** `bad`: a part does not answer, or data are in danger. `warn`: somebody should see to it. */
export const STATUS_LEVELS = ['ok', 'warn', 'bad'] as const
export type StatusLevel = (typeof STATUS_LEVELS)[number]

/** Endpoints of webhooks and their deliveries. */
export const webhookCalls = {
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

/** How many addresses there may be. */
export const MOST_WEBHOOKS = 20
/** What an address may have, in characters. */
export const LONGEST_URL = 2000

export const DELIVERY_STATUSES = ['waiting', 'sent', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Why an attempt failed: the address is not known, not public, does not answer, not in time, by no certificate, elsewhere, badly, or is gone; or it was turned off. */
export const DELIVERY_ERRORS = [
  'unknown',
  'private',
  'unreachable',
  'slow',
  'certificate',
  'redirect',
  'refused',
  'gone',
  'off',
] as const
export type DeliveryError = (typeof DELIVERY_ERRORS)[number]
