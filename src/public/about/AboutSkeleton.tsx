import { PageHead } from '@filiz/design-system/PageHead'
import { Skeleton } from '@filiz/design-system/Skeleton'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { Head } from '../document/Head.tsx'
import { useTexts } from '../preferences/locale.ts'
import styles from './AboutContent.module.css'

/** The place of a page that is being loaded. */
export function AboutSkeleton({ title }: { title: string }) {
  const { loading } = useTexts()
  return (
    <>
      <Head title={title} />
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <PageHead size="l" title={title} scene={<Skeleton shape="picture" className={styles.picture} />} />
      <div className={styles.story}>
        <div className={styles.opening}>
          <Skeleton shape="line" />
          <Skeleton shape="line" width="most" />
        </div>
      </div>
    </>
  )
}
