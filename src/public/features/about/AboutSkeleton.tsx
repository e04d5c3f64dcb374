import { PageHead } from '@filiz/design-system/PageHead'
import { Skeleton } from '@filiz/design-system/Skeleton'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useTexts } from '../../i18n/locale.ts'
import { Head } from '../../meta/Head.tsx'
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
