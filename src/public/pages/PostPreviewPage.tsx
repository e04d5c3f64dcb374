import { PostArticle } from '../features/blog/PostArticle.tsx'
import { type PublicPost, postPathOf } from '../features/blog/post.ts'
import { RecordPreview } from '../features/previews/previews.tsx'
import { Head } from '../meta/Head.tsx'
import type { PageProps } from '../navigation/route.ts'
import type { postPreviewPage } from '../routes.ts'

/** Dated by its planned publication, not by its creation. */
const withPlannedDate = (post: PublicPost): PublicPost => ({
  ...post,
  date: post.date ?? post.publishAt,
  createdAt: null,
})

/** Preview of an unpublished post. Search engines are asked not to index it. */
export default function PostPreviewPage({ data }: PageProps<typeof postPreviewPage>) {
  return (
    <RecordPreview
      kind="post"
      loaded={data.post}
      backTo="/blog"
      publicPathOf={(post) => (post.isPublished ? postPathOf(post) : undefined)}
    >
      {(post) => (
        <>
          <Head title={post.title ?? ''} isMissing />
          <PostArticle post={withPlannedDate(post)} />
        </>
      )}
    </RecordPreview>
  )
}
