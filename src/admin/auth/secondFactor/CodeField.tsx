import TextField, { type TextFieldProps } from '@mui/material/TextField'
import styles from './SecondFactor.module.css'

export const DIGITS = 6

/** The digits of a pasted text; other characters are removed. */
export const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, DIGITS)

/** Attributes of the input element. */
export const CODE_BOX = { inputMode: 'numeric', spellCheck: false } as const

type CodeFieldProps = Omit<TextFieldProps, 'onChange' | 'slotProps'> & {
  value: string
  onChange: (digits: string) => void
  /** Further attributes of the input element. */
  box?: object
}

/** Input for the six digits of an authenticator app. */
export const CodeField = ({ onChange, box, ...rest }: CodeFieldProps) => (
  <TextField
    className={styles.code}
    name="code"
    autoComplete="one-time-code"
    required
    onChange={({ target }) => onChange(digitsOf(target.value))}
    slotProps={{ htmlInput: { ...CODE_BOX, ...box } }}
    {...rest}
  />
)
