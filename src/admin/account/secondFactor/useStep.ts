import { useNavigate, useSearchParams } from 'react-router-dom'

const STEP = 'adim'

/** What is being set up or taken away; a passkey by its id. */
export type Step = 'app' | 'passkey' | 'codes' | 'removeApp' | `removePasskey-${number}`

const isStep = (text: string | null): text is Step =>
  text !== null && /^(app|passkey|codes|removeApp|removePasskey-\d+)$/.test(text)

/** The step that the address names, so that going back leaves it. */
export function useStep() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const said = search.get(STEP)
  return {
    step: isStep(said) ? said : undefined,
    open: (step: Step) => navigate({ search: `?${STEP}=${step}` }),
    leave: () => navigate({ search: '' }, { replace: true }),
  }
}
