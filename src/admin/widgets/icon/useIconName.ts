import { iconTexts } from '../../../contract/i18n/admin/icons.ts'
import type { IconIdentifier } from '../../../contract/schema/icons.ts'
import { locale, usePreference } from '../../preferences/preferences.ts'

/** What an icon is called in the reader's language; undefined for one that does not exist. */
export function useIconName() {
  const names = iconTexts[usePreference(locale)]
  return (identifier: string): string | undefined =>
    Object.hasOwn(names, identifier) ? names[identifier as IconIdentifier] : undefined
}
