import { useSyncExternalStore } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { ADMIN_PATH } from '../../contract/constants.ts'
import { useMessages } from '../i18n/messages.ts'
import { LOST_PASSWORD_PATH } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { LoginFrame } from './LoginFrame.tsx'
import styles from './SignIn.module.css'
import { SignInForm } from './SignInForm.tsx'
import { signInTexts } from './signInTexts.ts'

/** `/login`. Who is signed in, by now or in another tab, goes on at once; who was sent here comes back to where they were. */
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

/** The gate of the signed-in area leaves where it was in the navigation's state. */
function useNextPath(): string {
  const state = useLocation().state as { nextPathname?: string; nextSearch?: string } | null
  const path = state?.nextPathname
  return path?.startsWith(ADMIN_PATH) ? path + (state?.nextSearch ?? '') : ADMIN_PATH
}
