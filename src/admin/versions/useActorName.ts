import { keyNameIn } from '../../contract/api/endpoints.ts'
import { keyActorTexts } from '../../contract/i18n/admin/phrases.ts'
import { useMessages } from '../i18n/messages.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

const SYSTEM = 'system'

/** A program by the name of its key, and anybody else as they are named. */
export function useActorName(): (by: string) => string {
  const language = usePreference(locale)
  return (by) => {
    const key = keyNameIn(by)
    return key === undefined ? by : keyActorTexts[language](key)
  }
}

/** Who did something, as people read it. */
export function useWho(): (by: string | null) => string {
  const { history: words } = useMessages()
  const nameOf = useActorName()
  return (by) => (by === null ? words.nobody : by === SYSTEM ? words.system : nameOf(by))
}
