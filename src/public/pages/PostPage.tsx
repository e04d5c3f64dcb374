import { excerptOf } from '../../contract/domain/plainText.ts'
import { DetailStates } from '../components/loadStates.tsx'
import { PreviousNext } from '../components/PreviousNext.tsx'
import { rowsOf } from '../data/responses.ts'
import { PostArticle } from '../features/blog/PostArticle.tsx'
import { dateOf, neighboursOf, type PublicPost, pictureOf, postPathOf } from '../features/blog/post.ts'
import { useContentLang, useTexts } from '../i18n/locale.ts'
import { Head } from '../meta/Head.tsx'
import { useSite } from '../meta/SiteContext.ts'
import { blogPosting } from '../meta/structuredData.ts'
import type { PageProps } from '../navigation/route.ts'
import type { postPage } from '../routes.ts'
import styles from './PostPage.module.css'

/** The page of one post, found by its slug. */
export default function PostPage({ data }: PageProps<typeof postPage>) {
  const { blog: texts } = useTexts()
  return (
    <DetailStates loaded={data.post} texts={texts} backTo="/blog">
      {(post) => (
        <>
          <PostHead post={post} />
          <PostArticle post={post} />
          <PostNeighbours post={post} list={rowsOf(data.shelf)} />
        </>
      )}
    </DetailStates>
  )
}

function PostHead({ post }: { post: PublicPost }) {
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

interface PostNeighboursProps {
  post: PublicPost
  list: readonly PublicPost[]
}

/** Links to the previous and the next post; nothing if there are none or the list could not be loaded. */
function PostNeighbours({ post, list }: PostNeighboursProps) {
  const { blog } = useTexts()
  const contentLang = useContentLang()
  const { previous, next } = neighboursOf(post, list)
  if (!previous && !next) return null
  const link = (label: string, to: PublicPost | undefined) =>
    to && { label, href: postPathOf(to), title: to.title ?? '' }
  return (
    <PreviousNext
      className={styles.neighbours}
      label={blog.neighbours}
      previous={link(blog.previous, previous)}
      next={link(blog.next, next)}
      contentLang={contentLang}
    />
  )
}
