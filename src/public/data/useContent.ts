import { useEffect, useMemo, useState } from 'react'
import { contentIn, type Translatable } from '../i18n/content.tsx'
import { useLocale } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import type { PublicResponses } from './endpoints.ts'
import { hasData } from './responses.ts'
import { useLocalResponse } from './swr.tsx'

/** Singletons with initial values. */
export type ContentKey =
  | 'home'
  | 'products-page'
  | 'services-page'
  | 'references-page'
  | 'blog-page'
  | 'contact-page'
  | 'chat-texts'
  | 'menu'
  | 'footer'
  | 'sustainability'
  | 'privacy'
export type Content<K extends ContentKey> = Omit<PublicResponses[`GET /page-content/${K}`], 'en'>

/**
 * A singleton's content in the language of the page; undefined while it is loading. If the API does not have it or fails, the
 * initial values, whose code is loaded only then.
 */
export function useContent<K extends ContentKey>(key: K): Content<K> | undefined {
  const { response, hasFailed } = useLocalResponse(`/page-content/${key}`)
  const locale = useLocale()
  const saved = response && hasData(response) ? (response.body as Translatable) : undefined
  const initial = useInitialValues(!saved && (hasFailed || response !== undefined))
  const { name } = useSite()
  const content = saved ?? initial?.initialValuesOf({ key }, { name })
  return useMemo(() => content && (contentIn(content, locale) as Content<K>), [content, locale])
}

/** The module with the initial values, once it is loaded. */
function useInitialValues(isWanted: boolean) {
  const [initial, setInitial] = useState<typeof import('../../contract/singletons/initialValues.ts')>()
  useEffect(() => {
    if (isWanted) import('../../contract/singletons/initialValues.ts').then(setInitial, () => {})
  }, [isWanted])
  return initial
}
