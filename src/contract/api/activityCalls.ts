import type { Endpoint } from '../schema/endpoint.ts'

/** The calls around who did what, apart from their schemas, which the panel does not read. */
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
