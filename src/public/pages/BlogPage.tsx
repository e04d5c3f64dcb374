import { PostList } from '../blog/PostList.tsx'
import { PostListSkeleton } from '../blog/PostListSkeleton.tsx'
import { POSTS_PER_PAGE } from '../blog/postsPerPage.ts'
import { ListHead } from '../content/ListHead.tsx'
import { ListPager } from '../content/ListPager.tsx'
import { onePageOf, partOf, usePageNumber } from '../content/paging.ts'
import { useTexts } from '../preferences/locale.ts'
import { Listing } from '../states/Listing.tsx'
import { useApi } from '../waking/useApi.ts'
import styles from './BlogPage.module.css'

/** Every post, the newest first. */
export default function BlogPage() {
  const { blog, pager } = useTexts()
  const page = usePageNumber()
  const { loaded, pages, isBeyond } = onePageOf(
    useApi('GET /blog', {}, partOf(page, POSTS_PER_PAGE)),
    page,
    POSTS_PER_PAGE,
  )
  return (
    <>
      <ListHead path="/blog" texts={blog} scene="head-river" page={page} isBeyond={isBeyond} />
      <section className={styles.list} aria-label={blog.title}>
        <Listing
          loaded={loaded}
          texts={{ ...blog, empty: isBeyond ? pager.beyond : blog.empty }}
          skeleton={<PostListSkeleton />}
        >
          {(posts) => <PostList posts={posts} hasLead={page === 1} />}
        </Listing>
        <div className={styles.pager}>
          <ListPager path="/blog" page={page} pages={pages} />
        </div>
      </section>
    </>
  )
}
