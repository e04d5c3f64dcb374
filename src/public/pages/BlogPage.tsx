import { ListHead } from '../components/ListHead.tsx'
import { Listing } from '../components/Listing.tsx'
import { ListPager } from '../components/ListPager.tsx'
import { onePageOf, usePageNumber } from '../components/paging.ts'
import { PostList } from '../features/blog/PostList.tsx'
import { PostListSkeleton } from '../features/blog/PostListSkeleton.tsx'
import { POSTS_PER_PAGE } from '../features/blog/postsPerPage.ts'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { blogPage } from '../routes.ts'
import styles from './BlogPage.module.css'

/** Every post, the newest first. */
export default function BlogPage({ data }: PageProps<typeof blogPage>) {
  const { blog, pager } = useTexts()
  const page = usePageNumber()
  const { loaded, pages, isBeyond } = onePageOf(data.posts, page, POSTS_PER_PAGE)
  return (
    <>
      <ListHead texts={blog} scene="head-river" page={page} isBeyond={isBeyond} />
      <section className={styles.list} aria-label={blog.title}>
        <Listing
          loaded={loaded}
          texts={{ ...blog, empty: isBeyond ? pager.beyond : blog.empty }}
          skeleton={<PostListSkeleton />}
        >
          {(posts) => <PostList posts={posts} hasLead={page === 1} />}
        </Listing>
        <div className={styles.pager}>
          <ListPager page={page} pages={pages} path="/blog" />
        </div>
      </section>
    </>
  )
}
