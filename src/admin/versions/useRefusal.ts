import { useTranslateLabel } from 'ra-core'
import { errorMessage, fieldErrorsIn } from '../api/failure.ts'
import { useMessages } from '../i18n/messages.ts'
import { useFormDefinition } from '../resources/definitions.ts'

/** Why a version does not come back: what is wrong with which field, as there is no form to show it, or else the server's sentence. */
export function useRefusal(): (error: Error) => string {
  const { versions: words } = useMessages()
  const { name } = useFormDefinition()
  const translateLabel = useTranslateLabel()
  const labelOf = (path: string) => String(translateLabel({ source: path.split('.')[0]!, resource: name }))
  return (error) => {
    const faults = Object.entries(fieldErrorsIn(error)).filter(([path]) => path !== '_')
    if (!faults.length) return errorMessage(error, words.failed)
    return [words.failed, ...faults.map(([path, text]) => `${labelOf(path)}: ${text}`)].join(' ')
  }
}
