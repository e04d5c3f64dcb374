import { Detail } from '../components/Detail.tsx'
import { PostArticle } from '../features/blog/PostArticle.tsx'
import { PostSkeleton } from '../features/blog/PostSkeleton.tsx'
import { postPathOf, type SeenPost } from '../features/blog/post.ts'
import { PreviewRibbon } from '../features/previews/PreviewRibbon.tsx'
import { usePreviewTexts } from '../features/previews/usePreviewTexts.ts'
import { Head } from '../meta/Head.tsx'
import type { PageProps } from '../navigation/route.ts'
import type { postPreviewPage } from '../routes.ts'

/** As it is going to be dated: by its plan, and not at all where there is none. */
const datedAhead = (post: SeenPost): SeenPost => ({ ...post, date: post.date ?? post.publishAt, createdAt: null })

/** A post before it is published, for those who were given the link. Search engines are asked to leave it alone. */
export default function PostPreviewPage({ data }: PageProps<typeof postPreviewPage>) {
  const { post: texts } = usePreviewTexts()
  return (
    <Detail loaded={data.post} texts={texts} backTo="/blog" skeleton={<PostSkeleton />}>
      {(post) => (
        <>
          <Head title={post.title ?? ''} isMissing />
          <PreviewRibbon texts={texts} shownAt={post.isPublished ? postPathOf(post) : undefined} />
          <PostArticle post={datedAhead(post)} />
        </>
      )}
    </Detail>
  )
}
