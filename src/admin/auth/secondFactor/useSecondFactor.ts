import { useQueryClient } from '@tanstack/react-query'
import type { SecondFactorState } from '../../../contract/api/secondFactor.ts'
import { useOptionalRecord } from '../../api/optionalQueries.ts'

/** State of the user's second factor. */
export function useSecondFactor() {
  const client = useQueryClient()
  return {
    ...useOptionalRecord('secondFactor'),
    /** After a change, which has also ended the other sessions. */
    invalidate: () => client.invalidateQueries(),
  }
}

/** Whether a second factor is required at sign-in. */
export const isOn = ({ totp, passkeys }: SecondFactorState): boolean => totp || passkeys.length > 0

/** Whether the account has only one second factor. */
export const hasOneAlone = ({ totp, passkeys }: SecondFactorState): boolean => Number(totp) + passkeys.length === 1
