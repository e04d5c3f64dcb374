import type { TranslationMessages } from 'ra-core'
import { useEffect, useReducer } from 'react'
import type { Locale } from '../../contract/constants.ts'
import { turkishCatalogue } from './turkishCatalogue.ts'

const known: Partial<Record<Locale, TranslationMessages>> = { tr: turkishCatalogue }

/** React-admin's own sentences. Those of the second language come when it is chosen; until then the first one's stand. */
export function useCatalogue(language: Locale): TranslationMessages {
  const [, come] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (known[language]) return
    import('ra-language-english').then(
      ({ default: english }) => {
        known.en = english
        come()
      },
      () => {},
    )
  }, [language])
  return known[language] ?? turkishCatalogue
}
