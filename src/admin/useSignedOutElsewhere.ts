import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { STORAGE_KEYS } from '../contract/constants.ts'
import { LOGIN_PATH } from './paths.ts'
import { useServices } from './services.ts'

/** Signing out in one tab leaves nothing to read in the others, except where a form is open: its next save asks there. */
export function useSignedOutElsewhere() {
  const { session } = useServices()
  const navigate = useNavigate()
  useEffect(() => {
    const leave = ({ key }: StorageEvent) => {
      const isOurs = key === STORAGE_KEYS.token || key === null
      if (isOurs && session.token === null && !session.hasOpenForm) void navigate(LOGIN_PATH, { replace: true })
    }
    window.addEventListener('storage', leave)
    return () => window.removeEventListener('storage', leave)
  }, [session, navigate])
}
