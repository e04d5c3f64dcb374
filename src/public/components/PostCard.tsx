import { TextLink } from '@filiz/design-system/TextLink'
import { Title } from '@filiz/design-system/Title'
import { useId } from 'react'
import { excerptOf } from '../../contract/domain/excerpt.ts'
import { PostDate } from '../features/blog/PostDate.tsx'
import { dateOf, type PublicPost, pictureOf, postPathOf } from '../features/blog/post.ts'
import { CONTENT_LOCALE, useContentLang, useLocale, useTexts } from '../i18n/locale.ts'
import { RecordCover } from '../media/RecordCover.tsx'
import { useSite } from '../meta/SiteContext.ts'
import styles from './PostCard.module.css'

interface PostCardProps {
  post: PublicPost
  /** `lead` is the first post of a list, half a screen high; `row` are the others. */
  size?: 'lead' | 'row'
}

/** A post in a list: date, author, title, first words and picture, with one link stretched over it. */
export function PostCard({ post, size = 'row' }: PostCardProps) {
  const site = useSite()
  const { blog } = useTexts()
  const contentLang = useContentLang(post)
  const locale = useLocale()
  // Authors are not translated.
  const authorLang = post.author?.trim() && locale !== CONTENT_LOCALE ? CONTENT_LOCALE : undefined
  const titleId = useId()
  const linkId = useId()
  const [date, excerpt, isLead] = [dateOf(post), excerptOf(post), size === 'lead']
  return (
    <article aria-labelledby={titleId} className={`${styles.post} ${styles[size]}`} data-size={size}>
      <div className={isLead ? `${styles.picture} cut-left` : styles.picture}>
        <RecordCover kind="post" id={post.id} url={pictureOf(post)} shape={size} priority={isLead} />
      </div>
      <p className={styles.meta}>
        {date && <PostDate moment={date} />}
        <span lang={authorLang}>{post.author?.trim() || site.name}</span>
      </p>
      <div className={styles.text}>
        <Title level={2} size={isLead ? 'l' : 's'} id={titleId} lang={contentLang}>
          {post.title ?? ''}
        </Title>
        {excerpt && <p lang={contentLang}>{excerpt}</p>}
        <TextLink
          href={postPathOf(post, locale)}
          className={styles.link}
          id={linkId}
          aria-labelledby={`${linkId} ${titleId}`}
        >
          {blog.read}
        </TextLink>
      </div>
    </article>
  )
}
