import { DetailStates } from '../components/loadStates.tsx'
import { PostArticle } from '../features/blog/PostArticle.tsx'
import { type PublicPost, postPathOf } from '../features/blog/post.ts'
import { PreviewRibbon } from '../features/previews/PreviewRibbon.tsx'
import { usePreviewTexts } from '../features/previews/usePreviewTexts.ts'
import { Head } from '../meta/Head.tsx'
import type { PageProps } from '../navigation/route.ts'
import type { postPreviewPage } from '../routes.ts'

/** Dated by its planned publication, not by its creation. */
const withPlannedDate = (post: PublicPost): PublicPost => ({
  ...post,
  date: post.date ?? post.publishAt,
  createdAt: null,
})

/** Preview of an unpublished post, for everybody who has its link. Search engines are asked not to index it. */
export default function PostPreviewPage({ data }: PageProps<typeof postPreviewPage>) {
  const { post: texts } = usePreviewTexts()
  return (
    <DetailStates loaded={data.post} texts={texts} backTo="/blog">
      {(post) => (
        <>
          <Head title={post.title ?? ''} isMissing />
          <PreviewRibbon texts={texts} shownAt={post.isPublished ? postPathOf(post) : undefined} />
          <PostArticle post={withPlannedDate(post)} />
        </>
      )}
    </DetailStates>
  )
}
