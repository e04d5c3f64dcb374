import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { useMessages } from '../i18n/messages.ts'
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
