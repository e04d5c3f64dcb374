import { Skeleton } from '@filiz/design-system/Skeleton'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useEffect } from 'react'
import { TextSkeleton } from '../../components/TextSkeleton.tsx'
import { useTexts } from '../../i18n/locale.ts'
import { Head } from '../../meta/Head.tsx'
import styles from './PostSkeleton.module.css'
import { postTextCode } from './postTextCode.ts'

/** The place of a post that is being loaded; meanwhile the code that draws it comes too. */
export function PostSkeleton() {
  const { loading } = useTexts()
  useEffect(() => {
    postTextCode.load().catch(() => {}) // it is tried again, and reported, when it is drawn
  }, [])
  return (
    <>
      <Head title={loading} />
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <div className={styles.post} aria-hidden="true">
        <Skeleton shape="picture" className={styles.picture} />
        <Skeleton shape="title" width="most" className={styles.title} />
        <div className={styles.text}>
          <TextSkeleton />
        </div>
      </div>
    </>
  )
}
