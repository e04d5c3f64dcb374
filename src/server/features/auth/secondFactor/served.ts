import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../../platform/config/settings.ts'
import type { Db } from '../../../platform/db/tables.ts'
import type { Attempts } from '../attempts.ts'
import type { ChangeFactors } from './changeFactors.ts'
import type { Passkeys } from './passkeys.ts'

/** What the routes stand on by which one's own second factor is changed. */
export interface FactorServed {
  db: Db
  settings: Pick<Settings, 'PUBLIC_URL' | 'SITE_NAME' | 'REQUIRE_SECOND_FACTOR'>
  attempts: Pick<Attempts, 'changePassword'>
  passkeys: Passkeys
  change: ChangeFactors
  /** Refuse who does not know their own password. */
  confirm: {
    password(request: FastifyRequest, currentPassword: string | undefined): Promise<unknown>
    /** Only where a factor is on already, or a password is given. */
    beforeSetUp(request: FastifyRequest, currentPassword?: string): Promise<void>
  }
  /** Milliseconds since 1970. */
  now: () => number
}
