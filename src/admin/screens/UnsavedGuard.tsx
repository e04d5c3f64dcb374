import { useFormIsDirty, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Asks before what was typed is lost: on the way to any other page, the next record's form included, and on closing
 * the tab. (React-admin's own guard lets go as soon as a save was tried, also when it failed.)
 */
export function UnsavedGuard({ onLeave }: { onLeave?: () => void }) {
  const translate = useTranslate()
  const isDirty = useFormIsDirty()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (!window.confirm(translate('ra.message.unsaved_changes'))) return blocker.reset()
    onLeave?.()
    blocker.proceed()
  }, [blocker, translate, onLeave])

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  return null
}
