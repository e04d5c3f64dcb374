import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
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

const STEP = 'adim'

/** Step of the second factor's setup or removal; a passkey has its id. */
export type Step = 'app' | 'passkey' | 'codes' | 'removeApp' | `removePasskey-${number}`

const isStep = (text: string | null): text is Step =>
  text !== null && /^(app|passkey|codes|removeApp|removePasskey-\d+)$/.test(text)

/**
 * The step in the address, so that going back leaves it. It changes with the click (`useOptimistic`), before the navigation:
 * text typed right after must not land in the previous form.
 */
export function useStep() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const param = search.get(STEP)
  const [step, show] = useOptimistic(isStep(param) ? param : undefined)
  return {
    step,
    open: (wanted: Step) =>
      startTransition(() => {
        show(wanted)
        navigate({ search: `?${STEP}=${wanted}` })
      }),
    leave: () =>
      startTransition(() => {
        show(undefined)
        navigate({ search: '' }, { replace: true })
      }),
  }
}

/** Result of a setup: a notification, and recovery codes if they are new. */
export interface SetupResult {
  message: string
  recoveryCodes: readonly string[] | null
}

export interface SetupProps {
  /** Whether a factor is on: its changes require the password. */
  needsPassword: boolean
  onDone: (done: SetupResult) => void
  onCancel: () => void
  /** Label of the button that leaves the setup. */
  cancelLabel?: string | undefined
}
