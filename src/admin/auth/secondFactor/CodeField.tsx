import TextField, { type TextFieldProps } from '@mui/material/TextField'
import styles from './SecondFactor.module.css'

export const DIGITS = 6

type CodeFieldProps = Omit<TextFieldProps, 'onChange' | 'slotProps'> & {
  value: string
  onChange: (digits: string) => void
  /** Further attributes of the input element. */
  box?: object
}

/** Input for the six digits of an authenticator app; other characters of a pasted text are removed. */
export const CodeField = ({ onChange, box, ...rest }: CodeFieldProps) => (
  <TextField
    className={styles.code}
    name="code"
    autoComplete="one-time-code"
    required
    onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, DIGITS))}
    slotProps={{ htmlInput: { inputMode: 'numeric', spellCheck: false, ...box } }}
    {...rest}
  />
)
