import { paths } from '../../contract/domain/paths.ts'
import { DetailStates } from '../components/loadStates.tsx'
import { PostArticle } from '../components/PostArticle.tsx'
import { PreviousNext } from '../components/PreviousNext.tsx'
import { rowsOf } from '../data/responses.ts'
import { NextStep } from '../features/blog/NextStep.tsx'
import { neighboursOf } from '../features/blog/post.ts'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { postPage } from '../routes.ts'

/** The page of one post, found by its slug. */
export default function PostPage({ data }: PageProps<typeof postPage>) {
  const { blog: texts } = useTexts()
  return (
    <DetailStates loaded={data.post} texts={texts} backTo={paths.blog}>
      {(post) => (
        <>
          <PostArticle post={post} />
          <NextStep post={post} />
          <PreviousNext {...neighboursOf(post, rowsOf(data.shelf))} />
        </>
      )}
    </DetailStates>
  )
}
