import { Teaser } from '@filiz/design-system/Teaser'
import { excerptOf } from '../../../contract/domain/plainText.ts'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { useSite } from '../../meta/SiteContext.ts'
import { PostDate } from './PostDate.tsx'
import styles from './PostList.module.css'
import { PostPicture } from './PostPicture.tsx'
import { dateOf, postPathOf, type SeenPost } from './post.ts'

interface PostListProps {
  posts: readonly SeenPost[]
  /** The first of them opens the list with half a screen. */
  hasLead: boolean
}

/** Posts, the newest first. */
export function PostList({ posts, hasLead }: PostListProps) {
  const [lead, ...others] = posts
  const rows = hasLead ? others : posts
  return (
    <>
      {hasLead && lead && <PostTeaser post={lead} size="lead" isFirst />}
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
}

interface PostTeaserProps {
  post: SeenPost
  size: 'lead' | 'row'
  isFirst?: boolean
}

function PostTeaser({ post, size, isFirst = false }: PostTeaserProps) {
  const site = useSite()
  const { blog } = useTexts()
  const contentLang = useContentLang()
  const date = dateOf(post)
  return (
    <Teaser
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
      picture={<PostPicture post={post} shape={size} isFirst={isFirst} />}
    />
  )
}
