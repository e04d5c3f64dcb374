import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useWords } from '../words.ts'
import styles from './AccountScreen.module.css'
import { EmailForm } from './EmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionList } from './SessionList.tsx'

/** `/admin/settings/account`: the administrator's own password and address, and where they are signed in. */
export function AccountScreen() {
  const { passwordChange: words } = useWords()
  return (
    <>
      <PageHead title={words.heading} />
      <PageBody>
        <div className={styles.sheets}>
          <PasswordForm />
          <SessionList />
          <EmailForm />
        </div>
      </PageBody>
    </>
  )
}
