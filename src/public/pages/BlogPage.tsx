import { excerptOf } from '../../contract/domain/plainText.ts'
import { ListHead, ListPager, ListSection } from '../components/listPage.tsx'
import { ListStates } from '../components/loadStates.tsx'
import { PostCard } from '../components/PostCard.tsx'
import { onePageOf, usePageNumber } from '../components/paging.ts'
import { PostDate } from '../features/blog/PostDate.tsx'
import { PostPicture } from '../features/blog/PostPicture.tsx'
import { dateOf, POSTS_PER_PAGE, type PublicPost, postPathOf } from '../features/blog/post.ts'
import { useContentLang, useTexts } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import type { PageProps } from '../navigation/route.ts'
import type { blogPage } from '../routes.ts'
import styles from './BlogPage.module.css'

/** All posts, the newest first; on the first page the newest one is large. */
export default function BlogPage({ data }: PageProps<typeof blogPage>) {
  const { blog, pager } = useTexts()
  const page = usePageNumber()
  const { loaded, pages, isBeyond } = onePageOf(data.posts, page, POSTS_PER_PAGE)
  return (
    <>
      <ListHead texts={blog} illustration="head-river" page={page} isBeyond={isBeyond} />
      <ListSection label={blog.title}>
        <ListStates loaded={loaded} texts={{ ...blog, empty: isBeyond ? pager.beyond : blog.empty }}>
          {(posts) => {
            const [lead, rows] = page === 1 ? [posts[0], posts.slice(1)] : [undefined, posts]
            return (
              <>
                {lead && <PostTeaser post={lead} size="lead" priority />}
                {rows.length > 0 && (
                  <ul className={styles.rows}>
                    {rows.map((post) => (
                      <li key={post.id}>
                        <PostTeaser post={post} size="row" />
                      </li>
                    ))}
                  </ul>
                )}
              </>
            )
          }}
        </ListStates>
        <div className={styles.pager}>
          <ListPager page={page} pages={pages} path="/blog" />
        </div>
      </ListSection>
    </>
  )
}

interface PostTeaserProps {
  post: PublicPost
  size: 'lead' | 'row'
  priority?: boolean
}

function PostTeaser({ post, size, priority = false }: PostTeaserProps) {
  const site = useSite()
  const { blog } = useTexts()
  const contentLang = useContentLang()
  const date = dateOf(post)
  return (
    <PostCard
      size={size}
      title={post.title ?? ''}
      text={excerptOf(post)}
      contentLang={contentLang}
      href={postPathOf(post)}
      linkText={blog.read}
      meta={
        <>
          {date && <PostDate moment={date} />}
          <span>{post.author?.trim() || site.name}</span>
        </>
      }
      picture={<PostPicture post={post} shape={size} priority={priority} />}
    />
  )
}
