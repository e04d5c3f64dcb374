import { useRecordContext } from 'ra-core'
import { useEffect, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useSubject } from '../../entries.ts'
import { sameValue } from '../sameValue.ts'
import { UnsavedGuard } from '../UnsavedGuard.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { type Draft, draftKey, forgetDraft, keepDraft, readDraft } from './drafts.ts'

/** How long typing rests before it is kept, in milliseconds. */
const REST = 300

/**
 * Keeps what is typed in this browser until it is saved or given up on purpose, and offers it when the form opens again
 * after a crash. What was typed over a version that somebody has changed since looks stale when it is saved, as it is.
 */
export function DraftKeeper() {
  const { name, fields } = useSubject()
  const key = draftKey(name, useRecordContext()?.id)
  const form = useFormContext()
  const values = useWatch()
  const { defaultValues = {} } = useFormState()
  const [found, setFound] = useState(() => readDraft(key))
  const changesOf = (typed: Draft['values']) =>
    Object.entries(typed).filter(([field, value]) => field in fields && !sameValue(value, defaultValues[field]))
  const changes = JSON.stringify(changesOf(values))
  const offered = found && changesOf(found.values).length > 0 ? found : undefined
  const isWaiting = offered !== undefined

  useEffect(() => {
    const changed: [string, unknown][] = JSON.parse(changes)
    if (changed.length === 0) {
      if (!isWaiting) forgetDraft(key)
      return
    }
    const timer = setTimeout(() => {
      const updatedAt = form.getValues('updatedAt')
      keepDraft(key, { at: new Date().toISOString(), updatedAt, values: Object.fromEntries(changed) })
    }, REST)
    return () => clearTimeout(timer)
  }, [changes, isWaiting, key, form])

  function restore(draft: Draft) {
    for (const [field, value] of changesOf(draft.values))
      form.setValue(field, value, { shouldDirty: true, shouldTouch: true })
    if (draft.updatedAt !== undefined) form.setValue('updatedAt', draft.updatedAt)
    setFound(undefined)
  }
  function forget() {
    forgetDraft(key)
    setFound(undefined)
  }
  return (
    <>
      <UnsavedGuard onLeave={() => forgetDraft(key)} />
      {offered && <DraftOffer at={offered.at} onRestore={() => restore(offered)} onForget={forget} />}
    </>
  )
}
