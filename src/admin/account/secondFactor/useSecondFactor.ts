import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import type { SecondFactorState } from '../../../contract/secondFactor.ts'
import { secondFactorCalls } from '../../../contract/secondFactorCalls.ts'
import { useCall } from '../../api/createCall.ts'
import { useTellsMore } from '../../api/useStats.ts'

const SECOND_FACTOR = ['secondFactor']

/** What is asked for beside one's own password. A server that keeps the specification alone asks for nothing. */
export function useSecondFactor() {
  const call = useCall()
  const client = useQueryClient()
  const tellsMore = useTellsMore()
  const { data, error, refetch } = useQuery({
    queryKey: SECOND_FACTOR,
    queryFn: async () => (await call(secondFactorCalls.state)) as SecondFactorState,
    enabled: tellsMore === true,
    retry: false,
    staleTime: 0,
  })
  return {
    state: data,
    isOffered: tellsMore !== false && !(error instanceof HttpError && [404, 405].includes(error.status)),
    hasFailed: Boolean(error),
    refetch,
    /** After a change; sessions elsewhere have ended with it. */
    renew: () => client.invalidateQueries(),
  }
}

/** Whether anything beside the password is asked for. */
export const isOn = ({ totp, passkeys }: SecondFactorState): boolean => totp || passkeys.length > 0

/** Whether nothing would be asked for any more without one of them. */
export const hasOneAlone = ({ totp, passkeys }: SecondFactorState): boolean => Number(totp) + passkeys.length === 1
