import { PreviousNext } from '@filiz/design-system/PreviousNext'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { neighboursOf } from './neighbours.ts'
import styles from './PostNeighbours.module.css'
import { postPathOf, type SeenPost } from './post.ts'

/** The way on: the posts before and after. They are company: when there are none, or they do not come, nothing is said. */
export function PostNeighbours({ post, shelf }: { post: SeenPost; shelf: readonly SeenPost[] }) {
  const { blog } = useTexts()
  const contentLang = useContentLang()
  const { previous, next } = neighboursOf(post, shelf)
  if (!previous && !next) return null
  const link = (label: string, to: SeenPost | undefined) => to && { label, href: postPathOf(to), title: to.title ?? '' }
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
