import { useFormIsDirty } from 'ra-core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useMessages } from '../i18n/language.ts'
import { useServices } from '../services.ts'
import { useUploads } from './uploads.ts'
import { useDirtyForm } from './useDirtyForm.ts'

/** Asks before the changes or the uploads of the form around are lost. */
export function FormLeaveGuard({ onLeave }: { onLeave: () => void }) {
  const { isSending } = useUploads()
  return <LeaveGuard isUnsaved={useFormIsDirty() || isSending} onLeave={onLeave} />
}

interface LeaveGuardProps {
  isUnsaved: boolean
  /** Unsaved changes are discarded. */
  onLeave: () => void
}

/**
 * Asks before unsaved changes of this screen are lost: on navigation, also to the form of the next record, and when the tab is
 * closed. It does not ask if they were discarded on purpose, by deleting the record or signing out. React-admin's own guard
 * (`warnWhenUnsavedChanges`) stops asking after a failed save.
 */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const { confirmLeave } = useMessages().form
  const { dirtyForms } = useServices()
  useDirtyForm(isUnsaved, onLeave)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirtyForms.isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (!window.confirm(confirmLeave)) return blocker.reset()
    onLeave()
    blocker.proceed()
  }, [blocker, confirmLeave, onLeave])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => void (dirtyForms.isDirty && event.preventDefault())
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirtyForms])

  return null
}
