import styles from './PreviewRibbon.module.css'
import { postPathOf, type SeenPost } from './post.ts'
import { usePreviewTexts } from './usePreviewTexts.ts'

/** Says above a post that it is not on the site yet, or by now is. */
export function PreviewRibbon({ post }: { post: SeenPost }) {
  const texts = usePreviewTexts()
  return (
    <aside className={styles.ribbon} aria-label={texts.label}>
      <strong>{texts.label}</strong>
      {post.isPublished ? (
        <p>
          {texts.published} <a href={postPathOf(post)}>{texts.toPost}</a>
        </p>
      ) : (
        <p>{texts.lead}</p>
      )}
    </aside>
  )
}
