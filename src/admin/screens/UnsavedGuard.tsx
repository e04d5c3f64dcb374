import { useFormIsDirty, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useUploads } from '../forms/uploads.ts'
import { useHoldUnsaved, useServices } from '../services.ts'

/** Asks before what was typed into the form around or is being uploaded there is lost. */
export function UnsavedGuard({ onLeave }: { onLeave: () => void }) {
  const { isSending } = useUploads()
  return <LeaveGuard isUnsaved={useFormIsDirty() || isSending} onLeave={onLeave} />
}

interface LeaveGuardProps {
  isUnsaved: boolean
  /** What is unsaved is let go. */
  onLeave: () => void
}

/**
 * Asks before something unsaved is lost, this or what else is held on its screen: on the way to any other page, the next record's
 * form included, and on closing the tab; not where it was given up on purpose, by deleting the record or by signing out. (React-admin's
 * own guard lets go as soon as a save was tried, also when it failed.)
 */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const translate = useTranslate()
  const { unsaved } = useServices()
  useHoldUnsaved(isUnsaved, onLeave)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.isHeld && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (!window.confirm(translate('ra.message.unsaved_changes'))) return blocker.reset()
    onLeave()
    blocker.proceed()
  }, [blocker, translate, onLeave])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => void (unsaved.isHeld && event.preventDefault())
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])

  return null
}
