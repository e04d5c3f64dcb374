import { Navigate, useParams } from 'react-router-dom'
import { LOGIN_PATH } from '../resources/definitions.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { LostPassword } from './LostPassword.tsx'
import { NewPassword } from './NewPassword.tsx'

/** `/login/sifre`, which requests a link, and the pages of links from emails. */
export function LinkPage() {
  const { step, token } = useParams()
  if (step === 'sifre') return token ? <NewPassword token={token} /> : <LostPassword />
  if (step === 'davet' && token) return <NewPassword token={token} isInvited />
  if (step === 'eposta' && token) return <ConfirmEmail token={token} />
  return <Navigate to={LOGIN_PATH} replace />
}
