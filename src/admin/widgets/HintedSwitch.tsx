import { useId } from 'react'
import { BooleanInput, type BooleanInputProps } from 'react-admin'

/** React-admin's switch, tied to the hint below it: what pressing does is heard too (WCAG 1.3.1). */
export function HintedSwitch({ helperText, ...rest }: BooleanInputProps) {
  const hintId = useId()
  if (!helperText) return <BooleanInput {...rest} helperText={false} />
  return (
    <BooleanInput
      {...rest}
      helperText={<span id={hintId}>{helperText}</span>}
      options={{ slotProps: { input: { 'aria-describedby': hintId } } }}
    />
  )
}
