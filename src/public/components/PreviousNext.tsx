import { Title } from '@filiz/design-system/Title'
import { type PublicPost, postPathOf } from '../features/blog/post.ts'
import { useContentLang, useLocale, useTexts } from '../i18n/locale.ts'
import styles from './PreviousNext.module.css'

interface PreviousNextProps {
  previous?: PublicPost | undefined
  next?: PublicPost | undefined
}

/** Links to the previous and the next post; nothing if there are none. Pages of a list have a `Pager`. */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  const { blog } = useTexts()
  const contentLang = useContentLang(previous ?? next)
  const locale = useLocale()
  if (!previous && !next) return null
  const sides = [
    { side: 'previous', rel: 'prev', post: previous },
    { side: 'next', rel: 'next', post: next },
  ] as const
  return (
    <nav className={styles.neighbours} aria-label={blog.neighbours}>
      {sides.map(
        ({ side, rel, post }) =>
          post && (
            <a key={side} href={postPathOf(post, locale)} rel={rel} data-side={side}>
              <span className="label-text">{blog[side]}</span>
              <Title level={2} size="s" lang={contentLang}>
                {post.title ?? ''}
              </Title>
            </a>
          ),
      )}
    </nav>
  )
}
