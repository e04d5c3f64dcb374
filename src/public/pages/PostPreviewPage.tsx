import { paths } from '../../contract/domain/paths.ts'
import { PostArticle } from '../components/PostArticle.tsx'
import { postPathOf } from '../features/blog/post.ts'
import { RecordPreview } from '../features/previews/RecordPreview.tsx'
import type { PageProps } from '../navigation/route.ts'
import type { postPreviewPage } from '../routes.ts'

/** Preview of a post (`RecordPreview`). */
export default function PostPreviewPage({ data }: PageProps<typeof postPreviewPage>) {
  return (
    <RecordPreview
      kind="post"
      loaded={data.post}
      backTo={paths.blog}
      publicPathOf={(post, locale) => (post.isPublished ? postPathOf(post, locale) : undefined)}
    >
      {/* Dated by its planned publication, not by its creation. */}
      {(post) => <PostArticle post={{ ...post, date: post.date ?? post.publishAt, createdAt: null }} isPreview />}
    </RecordPreview>
  )
}
