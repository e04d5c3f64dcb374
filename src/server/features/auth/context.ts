import type { BaseContext, ReadContext } from '../../content/resources/context.ts'
import type { Settings } from '../../platform/config/settings.ts'

type AccountSettings = Pick<
  Settings,
  'PUBLIC_URL' | 'SITE_NAME' | 'SMTP_URL' | 'SESSION_IDLE' | 'SESSION_LIFETIME' | 'REQUIRE_SECOND_FACTOR'
>

export interface AccountContext extends BaseContext {
  settings: AccountSettings
}

/** Current time in the stored format, shifted by a number of milliseconds. */
export const timestamp = ({ now }: Pick<ReadContext, 'now'>, offset = 0): string =>
  new Date(now() + offset).toISOString()
