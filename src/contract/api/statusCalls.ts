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
