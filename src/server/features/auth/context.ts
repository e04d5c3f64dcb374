import type { Settings } from '../../platform/config/settings.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'

type AccountSettings = Pick<
  Settings,
  'PUBLIC_URL' | 'SITE_NAME' | 'SMTP_URL' | 'SESSION_IDLE' | 'SESSION_LIFETIME' | 'REQUIRE_SECOND_FACTOR'
>

/** Context of functions about accounts. */
export interface AccountContext extends TransactionContext {
  settings: AccountSettings
  /** Milliseconds since 1970. */
  now: () => number
}

/** Current time in the stored format, shifted by a number of milliseconds. */
export const timestamp = ({ now }: Pick<AccountContext, 'now'>, offset = 0): string =>
  new Date(now() + offset).toISOString()
