import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { useContactTexts } from './useContactTexts.ts'

/** What password managers honour: 1Password, LastPass, Bitwarden, Dashlane. */
const NOT_FOR_MANAGERS = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
}

/** A field that only programs fill in: people neither see nor reach it, and those who still meet it are told. */
export function Honeypot() {
  const { trap } = useContactTexts()
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        {trap}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" {...NOT_FOR_MANAGERS} />
      </label>
    </VisuallyHidden>
  )
}
