import { Prose } from '@filiz/design-system/Prose'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useContentLang } from '../i18n/locale.ts'
import { TextSkeleton } from './skeletons.tsx'

/** The parser is larger than a page: only a text without HTML needs it, as one from the API. */
const Markdown = lazy(async () => ({ default: (await import('@filiz/design-system/Markdown')).Markdown }))

interface MarkdownTextProps {
  /** A post or a page; `html` is its content as the server rendered it. */
  record: { content?: string | null; html?: string }
}

/** The Markdown of a record. The server renders the one of the document's own record, which stays until the text changes. */
export function MarkdownText({ record }: MarkdownTextProps) {
  const lang = useContentLang(record)
  const { content, html } = useDeferredValue(record)
  const [first] = useState(record)
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
