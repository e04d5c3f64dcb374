import { Prose } from '@filiz/design-system/Prose'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { TextSkeleton } from '../../components/skeletons.tsx'
import { useContentLang } from '../../i18n/locale.ts'
import type { PublicPost } from './post.ts'

/** The parser is larger than a page: only a post without HTML needs it, as one from the API. */
const Markdown = lazy(async () => ({ default: (await import('@filiz/design-system/Markdown')).Markdown }))

/** A post's text. The server has rendered that of the document's own post; it stays until the text changes. */
export function PostText({ post }: { post: PublicPost }) {
  const lang = useContentLang()
  const { content, html } = useDeferredValue(post)
  const [first] = useState(post)
  const known = html ?? (content === first.content ? first.html : undefined)
  if (known !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the output of our own Markdown component, which escapes HTML
    return <Prose lang={lang} dangerouslySetInnerHTML={{ __html: known }} />
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Markdown content={content ?? ''} lang={lang} />
    </Suspense>
  )
}
