import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import type { SignInTexts } from '../../contract/i18n/admin/signIn.ts'
import type { FieldErrors } from '../api/failure.ts'
import { useMessages } from '../i18n/language.ts'
import { IconButton } from '../layout/Button.tsx'
import { signInTexts } from './signInTexts.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'slotProps' | 'onChange'> & {
  name: string
  onChange: (value: string) => void
}

/** Password input with a button that shows the text. */
export function PasswordField({ onChange, ...rest }: PasswordFieldProps) {
  const { account } = useMessages(signInTexts)
  const [isShown, setShown] = useState(false)
  const eye = (
    <InputAdornment position="end">
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        edge="end"
        label={isShown ? account.hide : account.show}
        onClick={() => setShown(!isShown)}
      />
    </InputAdornment>
  )
  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      required
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ input: { endAdornment: eye } }}
      {...rest}
    />
  )
}

/**
 * The account's email for password managers. They read text inputs only, so it is one (never `type="hidden"`), but hidden from
 * view, from the tab order and from the accessibility tree.
 */
export const Username = ({ value }: { value: string }) => (
  <input
    className="visually-hidden"
    type="text"
    name="username"
    autoComplete="username"
    value={value}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
)

/** Validation before the request (docs/product.md, section 5): missing, else too short or different. */
export function passwordErrors(
  passwords: { newPassword: string; confirmNewPassword: string },
  messages: SignInTexts['passwordChange'],
): FieldErrors {
  const missing = Object.entries(passwords).filter(([, value]) => !value)
  if (missing.length > 0) return Object.fromEntries(missing.map(([name]) => [name, messages.required]))
  const { newPassword, confirmNewPassword } = passwords
  return {
    ...(newPassword.length < PASSWORD_MIN_LENGTH && { newPassword: messages.tooShort }),
    ...(newPassword !== confirmNewPassword && { confirmNewPassword: messages.differ }),
  }
}
