import { useWords } from '../i18n/words.ts'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { BackupNotice } from './BackupNotice.tsx'
import { Counts } from './Counts.tsx'
import styles from './Dashboard.module.css'
import { FirstDay } from './FirstDay.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentlyEdited } from './RecentlyEdited.tsx'
import { Waiting } from './Waiting.tsx'

/** `/admin`: how much there is of everything, what is often begun, what waits for the administrator, and what was worked on last. */
export function Dashboard() {
  const { dashboard: words } = useWords()
  return (
    <>
      <PageHead title={words.heading} />
      <PageBody>
        <BackupNotice />
        <Counts />
        <QuickActions />
        <FirstDay />
        <div className={styles.work}>
          <Waiting />
          <RecentlyEdited />
        </div>
      </PageBody>
    </>
  )
}
