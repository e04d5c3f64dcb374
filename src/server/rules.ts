import type { Env } from './env.ts'
import type { Rules } from './resources/rules.ts'

/** What domains know beyond their declarations, by the name of the resource. */
export const rulesOf = (_env: Env): Record<string, Rules> => ({})
