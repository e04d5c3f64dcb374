import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

const STEP = 'adim'

/** What is being set up or taken away; a passkey by its id. */
export type Step = 'app' | 'passkey' | 'codes' | 'removeApp' | `removePasskey-${number}`

const isStep = (text: string | null): text is Step =>
  text !== null && /^(app|passkey|codes|removeApp|removePasskey-\d+)$/.test(text)

/**
 * The step that the address names, so that going back leaves it. It is there with the press, and not when the router gets to
 * it: what is typed right after must not land in the forms that stood there.
 */
export function useStep() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const said = search.get(STEP)
  const [step, show] = useOptimistic(isStep(said) ? said : undefined)
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
