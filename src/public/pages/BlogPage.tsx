import { PostList } from '../blog/PostList.tsx'
import { PostListSkeleton } from '../blog/PostListSkeleton.tsx'
import { POSTS_PER_PAGE } from '../blog/postsPerPage.ts'
import { ListHead } from '../lists/ListHead.tsx'
import { ListPager } from '../lists/ListPager.tsx'
import { onePageOf, usePageNumber } from '../lists/paging.ts'
import { useTexts } from '../preferences/locale.ts'
import type { blogPage } from '../routes.ts'
import { Listing } from '../states/Listing.tsx'
import type { PageProps } from '../waking/route.ts'
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
