import { useTranslateLabel } from 'ra-core'
import { errorMessage, fieldErrorsIn } from '../api/failure.ts'
import { useMessages } from '../i18n/messages.ts'
import { useFormDefinition } from '../resources/definitions.ts'

/** Error message of a failed revert: the field errors, since there is no form to show them, else the message of the server. */
export function useRefusal(): (error: Error) => string {
  const { versions: messages } = useMessages()
  const { name } = useFormDefinition()
  const translateLabel = useTranslateLabel()
  const labelOf = (path: string) => String(translateLabel({ source: path.split('.')[0]!, resource: name }))
  return (error) => {
    const faults = Object.entries(fieldErrorsIn(error)).filter(([path]) => path !== '_')
    if (!faults.length) return errorMessage(error, messages.failed)
    return [messages.failed, ...faults.map(([path, text]) => `${labelOf(path)}: ${text}`)].join(' ')
  }
}
