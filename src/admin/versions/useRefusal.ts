import { useTranslateLabel } from 'ra-core'
import { fieldTextsIn, sentenceOf } from '../api/failure.ts'
import { useSubject } from '../resources/definitions.ts'
import { useMessages } from '../i18n/messages.ts'

/** Why a version does not come back: what is wrong with which field, as there is no form to show it, or else the server's sentence. */
export function useRefusal(): (error: Error) => string {
  const { history: words } = useMessages()
  const { name } = useSubject()
  const translateLabel = useTranslateLabel()
  const labelOf = (path: string) => String(translateLabel({ source: path.split('.')[0]!, resource: name }))
  return (error) => {
    const faults = Object.entries(fieldTextsIn(error)).filter(([path]) => path !== '_')
    if (!faults.length) return sentenceOf(error, words.failed)
    return [words.failed, ...faults.map(([path, text]) => `${labelOf(path)}: ${text}`)].join(' ')
  }
}
