import { BriefButton } from '../layout/BriefButton.tsx'
import { NotFound } from '../layout/ErrorScreens.tsx'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { Coming } from '../layout/Read.tsx'
import { MissedPaths } from './MissedPaths.tsx'
import { Redirects } from './Redirects.tsx'
import styles from './SiteStatus.module.css'
import { ToDo } from './ToDo.tsx'
import { useSiteStatus, useStatusWords } from './useSiteStatus.ts'

/** `/admin/settings/status`: what is to be done, what visitors asked for in vain, and where old addresses lead. */
export function StatusScreen() {
  const words = useStatusWords()
  const { data: lines, isOffered, hasFailed, isFetching, refetch } = useSiteStatus()
  if (isOffered === false) return <NotFound />
  return (
    <>
      <PageHead title={words.title}>
        <BriefButton icon="retry" aria-disabled={isFetching} onClick={() => void refetch()}>
          {words.retry}
        </BriefButton>
      </PageHead>
      <PageBody>
        {hasFailed && <Note title={words.failed} tone="bad" />}
        {!hasFailed && !lines && <Coming className={styles.coming} role="status" />}
        {lines && <ToDo lines={lines} />}
        <MissedPaths />
        <Redirects />
      </PageBody>
    </>
  )
}
