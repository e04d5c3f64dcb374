import { paths } from '../../contract/domain/paths.ts'
import { ListSection } from '../components/ListSection.tsx'
import { ListStates } from '../components/ListStates.tsx'
import { ListHead, ListPager, useListTexts } from '../components/listPage.tsx'
import { PostCard } from '../components/PostCard.tsx'
import { onePageOf, usePageNumber } from '../components/paging.ts'
import { UntranslatedLinks } from '../components/UntranslatedLinks.tsx'
import { POSTS_PER_PAGE } from '../features/blog/post.ts'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import { blogPage } from '../routes.ts'
import styles from './BlogPage.module.css'

/** All posts, the newest first; on the first page the newest one is large. */
export default function BlogPage({ data }: PageProps<typeof blogPage>) {
  const { blog: fixed, pager } = useTexts()
  const blog = { ...fixed, ...useListTexts('blog-page') }
  const page = usePageNumber()
  const { loaded, pages, isPastEnd } = onePageOf(data.posts, page, POSTS_PER_PAGE)
  return (
    <>
      <ListHead path={paths.blog} texts={blog} illustration="head-river" page={page} isPastEnd={isPastEnd} />
      <ListSection label={blog.title}>
        <ListStates loaded={loaded} texts={isPastEnd ? { ...fixed, empty: pager.beyond } : blog}>
          {(posts) => {
            const [lead, rows] = page === 1 ? [posts[0], posts.slice(1)] : [undefined, posts]
            return (
              <>
                {lead && <PostCard post={lead} size="lead" />}
                {rows.length > 0 && (
                  <ul className={styles.rows}>
                    {rows.map((post) => (
                      <li key={post.id}>
                        <PostCard post={post} />
                      </li>
                    ))}
                  </ul>
                )}
              </>
            )
          }}
        </ListStates>
        <ListPager page={page} pages={pages} path={paths.blog} />
      </ListSection>
      <UntranslatedLinks list={blogPage} path={paths.post} />
    </>
  )
}
