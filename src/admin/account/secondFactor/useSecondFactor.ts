import { useQueryClient } from '@tanstack/react-query'
import { secondFactorEndpoints } from '../../../contract/api/endpoints.ts'
import type { SecondFactorState } from '../../../contract/api/secondFactor.ts'
import { useOptionalQuery } from '../../api/useOptionalQuery.ts'

/** What is asked for beside one's own password. */
export function useSecondFactor() {
  const client = useQueryClient()
  return {
    ...useOptionalQuery<SecondFactorState>('secondFactor', ['secondFactor'], secondFactorEndpoints.state),
    /** After a change; sessions elsewhere have ended with it. */
    renew: () => client.invalidateQueries(),
  }
}

/** Whether anything beside the password is asked for. */
export const isOn = ({ totp, passkeys }: SecondFactorState): boolean => totp || passkeys.length > 0

/** Whether nothing would be asked for any more without one of them. */
export const hasOneAlone = ({ totp, passkeys }: SecondFactorState): boolean => Number(totp) + passkeys.length === 1
