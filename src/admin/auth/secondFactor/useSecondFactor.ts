import { useQueryClient } from '@tanstack/react-query'
import type { SecondFactorState } from '../../../contract/api/secondFactor.ts'
import { useOptionalRecord } from '../../api/optionalQueries.ts'

/** What is asked for beside one's own password. */
export function useSecondFactor() {
  const client = useQueryClient()
  return {
    ...useOptionalRecord('secondFactor'),
    /** After a change, which has also ended the other sessions. */
    invalidate: () => client.invalidateQueries(),
  }
}

/** Whether anything beside the password is asked for. */
export const isOn = ({ totp, passkeys }: SecondFactorState): boolean => totp || passkeys.length > 0

/** Whether nothing would be asked for any more without one of them. */
export const hasOneAlone = ({ totp, passkeys }: SecondFactorState): boolean => Number(totp) + passkeys.length === 1
