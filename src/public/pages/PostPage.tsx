import { excerptOf } from '../../contract/domain/plainText.ts'
import { PostArticle } from '../blog/PostArticle.tsx'
import { PostNeighbours } from '../blog/PostNeighbours.tsx'
import { PostSkeleton } from '../blog/PostSkeleton.tsx'
import { dateOf, pictureOf, postPathOf, type SeenPost } from '../blog/post.ts'
import { Head } from '../document/Head.tsx'
import { useSite } from '../document/SiteContext.ts'
import { blogPosting } from '../document/structuredData.ts'
import { useTexts } from '../preferences/locale.ts'
import type { postPage } from '../routes.ts'
import { Detail } from '../states/Detail.tsx'
import type { PageProps } from '../waking/route.ts'
import { listIn } from '../waking/useApi.ts'

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
