import { useSyncExternalStore } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { ADMIN_PATH } from '../../contract/constants.ts'
import { useMessages } from '../i18n/language.ts'
import { LOST_PASSWORD_PATH } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { LoginFrame } from './LoginFrame.tsx'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'
import { signInTexts } from './signInTexts.ts'

/** `/login`. A signed-in user, also from another tab, is redirected at once, to the page that redirected here. */
export function LoginPage() {
  const { account } = useMessages(signInTexts)
  const { session } = useServices()
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.token !== null)
  const next = useNextPath()
  if (isSignedIn) return <Navigate to={next} replace />
  return (
    <LoginFrame heading={account.heading}>
      <SignInForm>
        <Link className={`link ${styles.beside}`} to={LOST_PASSWORD_PATH}>
          {account.lostPassword}
        </Link>
      </SignInForm>
      <a className={`link ${styles.toSite}`} href="/">
        {account.toSite}
      </a>
    </LoginFrame>
  )
}

/** `SignedInOnly` stores the requested page in the navigation's state. */
function useNextPath(): string {
  const state = useLocation().state as { nextPathname?: string; nextSearch?: string } | null
  const path = state?.nextPathname
  return path?.startsWith(ADMIN_PATH) ? path + (state?.nextSearch ?? '') : ADMIN_PATH
}
