import { useEffect, useMemo, useState } from 'react'
import { isGood } from './answers.ts'
import type { PublicAnswers } from './calls.ts'
import { CONTENT_LOCALE, useLocale } from '../i18n/locale.ts'
import { useAnswer } from './useApi.ts'
import { type Translatable, toEnglish } from '../i18n/content.tsx'

type Key = 'home' | 'footer' | 'sustainability' | 'privacy'
type Content<K extends Key> = Omit<PublicAnswers[`GET /page-content/${K}`], 'en'>

/**
 * Makes the hook of what a singleton says, in the visitor's language; undefined while that is not known. A server that does not
 * know it, or cannot say, has what it starts with. Neither that nor what reads English is loaded where nobody needs it.
 */
export const createContent = <K extends Key>(key: K) =>
  function useContent(): Content<K> | undefined {
    const { answer, hasFailed, retry } = useAnswer(`/page-content/${key}`)
    const isForeign = useLocale() !== CONTENT_LOCALE
    // What stands in for an answer has no English, and nobody to ask for it.
    const isSaid = answer && isGood(answer) && !(isForeign && answer.isStandIn)
    const said = isSaid ? (answer.body as Translatable) : undefined
    const starts = useLate(loadStarts, !said && (hasFailed || answer !== undefined))
    // A document has no English: few read it. What is previewed is asked for by nobody: the answer would be what is saved.
    const wantsEnglish = isForeign && said !== undefined && !said.en && !answer?.isPreview
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
    useEffect(() => {
      if (wantsEnglish) void retry()
    }, [wantsEnglish])
    const content = said ?? starts?.startOf({ key })
    return useMemo(
      () => content && ((isForeign ? toEnglish(content) : content) as Content<K>),
      [content, isForeign],
    )
  }

const loadStarts = () => import('../../contract/singletons/starts.ts')

/** Code that few need, once it is wanted and there. */
function useLate<M>(load: () => Promise<M>, isWanted: boolean): M | undefined {
  const [loaded, setLoaded] = useState<M>()
  useEffect(() => {
    if (isWanted) load().then(setLoaded, () => {})
  }, [isWanted, load])
  return loaded
}
