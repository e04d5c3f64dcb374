import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { HONEYPOT } from '../../contract/api/contactCalls.ts'
import { useContactTexts } from './useContactTexts.ts'

/** A field that only programs fill in: people neither see nor reach it, and those who still meet it are told. */
export function Honeypot() {
  const { trap } = useContactTexts()
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        {trap}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </VisuallyHidden>
  )
}
