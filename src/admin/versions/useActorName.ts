import { keyNameIn } from '../../contract/api/endpoints.ts'
import { keyActorTexts } from '../../contract/i18n/admin/phrases.ts'
import { useMessages } from '../i18n/language.ts'

/** Name of the actor of a change: an administrator, an API key, or the server itself; null if it is unknown. */
export function useActorName(unknown?: string): (by: string | null) => string {
  const { versions: messages } = useMessages()
  const keyActor = useMessages(keyActorTexts)
  return (by) => {
    if (by === null) return unknown ?? messages.nobody
    if (by === 'system') return messages.system
    const key = keyNameIn(by)
    return key === undefined ? by : keyActor(key)
  }
}
