import { useEffect, useEffectEvent } from 'react'
import { useIsMounted } from '../api/useIsMounted.ts'
import { useServices } from '../services.ts'

/** Registers a form while it is dirty. */
export function useDirtyForm(isDirty: boolean, onDiscard?: () => void) {
  const { dirtyForms } = useServices()
  const discard = useEffectEvent(() => onDiscard?.())
  useEffect(() => (isDirty ? dirtyForms.register(() => discard()) : undefined), [dirtyForms, isDirty])
}

/** Discards the changes of this screen, also after a request. Once the screen was left, the forms are another screen's and stay. */
export function useDiscardChanges(): () => void {
  const { dirtyForms } = useServices()
  const isMounted = useIsMounted()
  return () => {
    if (isMounted()) dirtyForms.discard()
  }
}
