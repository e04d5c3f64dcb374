import { excerptOf } from '../../contract/domain/plainText.ts'
import { Detail } from '../components/Detail.tsx'
import { listIn } from '../data/useApi.ts'
import { PostArticle } from '../features/blog/PostArticle.tsx'
import { PostNeighbours } from '../features/blog/PostNeighbours.tsx'
import { PostSkeleton } from '../features/blog/PostSkeleton.tsx'
import { dateOf, pictureOf, postPathOf, type SeenPost } from '../features/blog/post.ts'
import { useTexts } from '../i18n/locale.ts'
import { Head } from '../meta/Head.tsx'
import { useSite } from '../meta/SiteContext.ts'
import { blogPosting } from '../meta/structuredData.ts'
import type { PageProps } from '../navigation/route.ts'
import type { postPage } from '../routes.ts'

/** One post, by its slug. */
export default function PostPage({ data }: PageProps<typeof postPage>) {
  const { blog: texts } = useTexts()
  return (
    <Detail loaded={data.post} texts={texts} backTo="/blog" skeleton={<PostSkeleton />}>
      {(post) => (
        <>
          <PostHead post={post} />
          <PostArticle post={post} />
          <PostNeighbours post={post} shelf={listIn(data.shelf)} />
        </>
      )}
    </Detail>
  )
}

function PostHead({ post }: { post: SeenPost }) {
  const site = useSite()
  const { blog } = useTexts()
  const title = post.title ?? ''
  const [path, description, imageUrl] = [postPathOf(post), excerptOf(post), pictureOf(post)]
  return (
    <Head
      type="article"
      {...{ title, description, path, imageUrl }}
      found={post}
      structured={
        import.meta.env.SSR
          ? [
              blogPosting(site, {
                ...{ title, description, imageUrl, path },
                author: post.author,
                published: dateOf(post),
                modified: post.updatedAt,
              }),
            ]
          : undefined
      }
      under={{ href: '/blog', label: blog.title }}
    />
  )
}
