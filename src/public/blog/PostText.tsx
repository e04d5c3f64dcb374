import { Prose } from '@filiz/design-system/Prose'
import { Skeleton } from '@filiz/design-system/Skeleton'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useContentLang } from '../preferences/locale.ts'
import styles from './PostText.module.css'
import { postTextCode } from './postTextCode.ts'

/** Says that React leaves what is inside alone: it is neither compared nor drawn anew. */
const AS_IT_CAME = { __html: '' }

/**
 * A post's text. One that the server drew stays as it came, because the parser that would draw the same again weighs
 * more than the page; it comes with navigations only (`Route.drawing`).
 */
export function PostText({ content }: { content: string }) {
  const lang = useContentLang()
  const isHydrating = useSyncExternalStore(unchanging, no, yes)
  const [hadCode] = useState(postTextCode.isLoaded)
  const [drawnByServer] = useState(isHydrating && !hadCode ? content : undefined)
  if (drawnByServer === content)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    return <Prose lang={lang} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_CAME} />
  const text = <postTextCode.Page content={content} lang={lang} />
  return hadCode ? text : <Suspense fallback={<TextSkeleton />}>{text}</Suspense>
}

const unchanging = () => () => {}
const no = () => false
/** What React reads on the server, and once more while it takes the server's markup over. */
const yes = () => true

const LINES = ['full', 'full', 'most', 'full', 'full', 'half'] as const

/** The place of a text that is on its way. */
export const TextSkeleton = () => (
  <Prose aria-hidden="true" className={styles.waiting}>
    {LINES.map((width, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places without content have nothing else
      <Skeleton key={place} shape="line" width={width} />
    ))}
  </Prose>
)
