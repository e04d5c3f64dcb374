import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

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
