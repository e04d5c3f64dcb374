import { PostArticle } from '../blog/PostArticle.tsx'
import { PostSkeleton } from '../blog/PostSkeleton.tsx'
import { postPathOf, type SeenPost } from '../blog/post.ts'
import { Head } from '../document/Head.tsx'
import { PreviewRibbon } from '../previews/PreviewRibbon.tsx'
import { usePreviewTexts } from '../previews/usePreviewTexts.ts'
import type { postPreviewPage } from '../routes.ts'
import { Detail } from '../states/Detail.tsx'
import type { PageProps } from '../waking/route.ts'

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
