import { useEffect, useMemo, useState } from 'react'
import { type Translatable, toEnglish } from '../i18n/content.tsx'
import { CONTENT_LOCALE, useLocale } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import type { PublicResponses } from './endpoints.ts'
import { hasData } from './responses.ts'
import { useResponse } from './swr.tsx'

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
 * A singleton's content in the visitor's language; undefined while it is loading. If the API does not have it or fails, the
 * initial values, whose code is loaded only then.
 */
export function useContent<K extends ContentKey>(key: K): Content<K> | undefined {
  const { response, hasFailed, retry } = useResponse(`/page-content/${key}`)
  const isForeign = useLocale() !== CONTENT_LOCALE
  // Initial values from the server have no English, and a request for it would fail.
  const isKnown = response && hasData(response) && !(isForeign && response.isInitial)
  const saved = isKnown ? (response.body as Translatable) : undefined
  const starts = useStarts(!saved && (hasFailed || response !== undefined))
  // Documents carry no English. A preview is not requested: the response would be what is saved.
  const wantsEnglish = isForeign && saved !== undefined && !saved.en && !response?.isPreview
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once
  useEffect(() => {
    if (wantsEnglish) void retry()
  }, [wantsEnglish])
  const { name } = useSite()
  const content = saved ?? starts?.startOf({ key }, { name })
  return useMemo(() => content && ((isForeign ? toEnglish(content) : content) as Content<K>), [content, isForeign])
}

/** The module with the initial values, once it is loaded. */
function useStarts(isWanted: boolean) {
  const [starts, setStarts] = useState<typeof import('../../contract/singletons/starts.ts')>()
  useEffect(() => {
    if (isWanted) import('../../contract/singletons/starts.ts').then(setStarts, () => {})
  }, [isWanted])
  return starts
}
