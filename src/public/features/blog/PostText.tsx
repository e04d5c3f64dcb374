import { Prose } from '@filiz/design-system/Prose'
import { Suspense, useState } from 'react'
import { TextSkeleton } from '../../components/skeletons.tsx'
import { useContentLang } from '../../i18n/locale.ts'
import { AS_IT_CAME, useIsHydrating } from '../../navigation/useIsHydrating.ts'
import { postTextCode } from './postTextCode.ts'

/**
 * A post's text. One that the server drew stays as it came, because the parser that would draw the same again weighs
 * more than the page; it comes with navigations only (`Route.drawing`).
 */
export function PostText({ content }: { content: string }) {
  const lang = useContentLang()
  const isHydrating = useIsHydrating()
  const [hadCode] = useState(postTextCode.isLoaded)
  const [drawnByServer] = useState(isHydrating && !hadCode ? content : undefined)
  if (drawnByServer === content)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    return <Prose lang={lang} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_CAME} />
  const text = <postTextCode.Page content={content} lang={lang} />
  return hadCode ? text : <Suspense fallback={<TextSkeleton />}>{text}</Suspense>
}
