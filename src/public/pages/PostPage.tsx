import { useApi } from '../api/useApi.ts'
import { excerptOf } from '../blog/excerpt.ts'
import { PostArticle } from '../blog/PostArticle.tsx'
import { PostNeighbours } from '../blog/PostNeighbours.tsx'
import { PostSkeleton } from '../blog/PostSkeleton.tsx'
import { dateOf, pictureOf, postPathOf, type SeenPost } from '../blog/post.ts'
import { Head } from '../document/Head.tsx'
import { useSite } from '../document/SiteContext.ts'
import { blogPosting } from '../document/structuredData.ts'
import { useTexts } from '../preferences/locale.ts'
import type { PageProps } from '../routing/route.ts'
import { Failed, Missing } from '../states/Unavailable.tsx'

/** One post, by its slug. */
export default function PostPage({ params: { slug } }: PageProps<'/blog/:slug'>) {
  const { blog: texts } = useTexts()
  const loaded = useApi('GET /blog/:slug', { slug })
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
          <PostHead post={loaded.data} />
          <PostArticle post={loaded.data} />
          <PostNeighbours post={loaded.data} />
        </>
      )
  }
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
      structured={[
        blogPosting(site, {
          ...{ title, description, imageUrl, path },
          author: post.author,
          published: dateOf(post),
          modified: post.updatedAt,
        }),
      ]}
      under={{ href: '/blog', label: blog.title }}
    />
  )
}
