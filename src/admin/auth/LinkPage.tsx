import { Navigate, useParams } from 'react-router-dom'
import { LOGIN_PATH } from '../resources/definitions.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { LostPassword } from './LostPassword.tsx'
import { NewPassword } from './NewPassword.tsx'

/** `/login/sifre`, where a link is asked for, and where those lead that were mailed or handed over. */
export function LinkPage() {
  const { step, token } = useParams()
  if (step === 'sifre') return token ? <NewPassword token={token} /> : <LostPassword />
  if (step === 'davet' && token) return <NewPassword token={token} isInvited />
  if (step === 'eposta' && token) return <ConfirmEmail token={token} />
  return <Navigate to={LOGIN_PATH} replace />
}
