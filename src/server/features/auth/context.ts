import type { Settings } from '../../platform/config/settings.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'

type AccountSettings = Pick<
  Settings,
  'PUBLIC_URL' | 'SITE_NAME' | 'SMTP_URL' | 'SESSION_IDLE' | 'SESSION_LIFETIME' | 'REQUIRE_SECOND_FACTOR'
>

/** Context of every function about accounts. */
export interface AccountContext extends TransactionContext {
  settings: AccountSettings
  /** Milliseconds since 1970. */
  now: () => number
}

/** The present time as it is stored, or another one that is so many milliseconds away. */
export const timestamp = ({ now }: Pick<AccountContext, 'now'>, offset = 0): string =>
  new Date(now() + offset).toISOString()
