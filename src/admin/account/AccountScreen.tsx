import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import styles from '../layout/sheets.module.css'
import { EmailForm } from './EmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionList } from './SessionList.tsx'
import { SecondFactorSheet } from './secondFactor/SecondFactorSheet.tsx'
import { SecondFactorStep } from './secondFactor/SecondFactorStep.tsx'
import { useStep } from './secondFactor/useStep.ts'
import { useSignInWords } from './useSignInWords.ts'

/** `/admin/settings/account`: the administrator's own password, second factor and address, and where they are signed in. */
export function AccountScreen() {
  const { passwordChange: words } = useSignInWords()
  const { step, open, leave } = useStep()
  if (step) return <SecondFactorStep key={step} step={step} onLeave={leave} />
  return (
    <>
      <PageHead title={words.heading} />
      <PageBody>
        <div className={styles.sheets}>
          <PasswordForm />
          <SecondFactorSheet onOpen={open} />
          <SessionList />
          <EmailForm />
        </div>
      </PageBody>
    </>
  )
}
