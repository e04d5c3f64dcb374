import { previewTexts } from '../../contract/texts/preview.ts'
import { useApi } from '../api/useApi.ts'
import { PostArticle } from '../blog/PostArticle.tsx'
import { PostSkeleton } from '../blog/PostSkeleton.tsx'
import { PreviewRibbon } from '../blog/PreviewRibbon.tsx'
import type { SeenPost } from '../blog/post.ts'
import { Head } from '../document/Head.tsx'
import { useLocale } from '../preferences/locale.ts'
import type { PageProps } from '../routing/route.ts'
import { Failed, Missing } from '../states/Unavailable.tsx'

/** As it is going to be dated: by its plan, and not at all where there is none. */
const datedAhead = (post: SeenPost): SeenPost => ({ ...post, date: post.date ?? post.publishAt, createdAt: null })

/** A post before it is published, for those who were given the link. Search engines are asked to leave it alone. */
export default function PreviewPage({ params: { token } }: PageProps<'/onizleme/:token'>) {
  const texts = previewTexts[useLocale()]
  const loaded = useApi('GET /blog/preview/:token', { token })
  switch (loaded.state) {
    case 'loading':
      return <PostSkeleton />
    case 'missing':
      return <Missing texts={texts} backTo="/blog" />
    case 'failed':
      return <Failed texts={texts} backTo="/blog" retry={loaded.retry} />
    case 'ready':
      return (
        <>
          <Head title={loaded.data.title ?? ''} isMissing />
          <PreviewRibbon post={loaded.data} />
          <PostArticle post={datedAhead(loaded.data)} />
        </>
      )
  }
}
