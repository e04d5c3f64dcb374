/** The call of the site's state, apart from its schema, which the panel does not read. */
export const statusCalls = { read: 'GET /admin/status' } as const

/** What the state of a site is told of, in the order in which it is told. */
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

export interface StatusLine {
  key: StatusKey
  level: StatusLevel
  /** How it stands and what to do about it, in Turkish. */
  message: string
  /** Where it is, for what is in single records: the first of them. */
  places?: StatusPlace[]
}

export interface StatusPlace {
  /** As the API's paths call it; of a singleton `page-content`. */
  resource: string
  /** Of a singleton, its key. */
  id: number | string
  title: string
  /** The address that leads nowhere. */
  path?: string | undefined
}
