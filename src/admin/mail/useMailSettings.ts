import { useGetOne } from 'ra-core'
import { contactInfo } from '../../contract/singletons/contactInfo.ts'
import { useOptionalRecord } from '../api/optionalQueries.ts'
import { singletonIn, useConfig } from '../resources/definitions.ts'

/** The mail server in force; `host` is null without one. */
export const useMailSettings = () => useOptionalRecord('mailSettings')

/**
 * The contact details if nobody is notified of new messages; else undefined, also until they are known.
 * @param enabled whether they are requested
 */
export function useUnnotifiedContact(enabled = true) {
  const { key } = contactInfo
  const hasContact = singletonIn(useConfig(), key) !== undefined
  const { data } = useGetOne(key, { id: key }, { enabled: enabled && hasContact })
  return data && !data.enableContactFormNotifications ? data : undefined
}
