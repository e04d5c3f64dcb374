import { useRecordContext } from 'ra-core'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Field } from '../../../contract/schema/fieldTypes.ts'
import { useSubject } from '../../entries/entries.ts'
import { formValues } from '../../widgets/formValues.ts'
import { sameValue } from '../sameValue.ts'
import { UnsavedGuard } from '../UnsavedGuard.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { draftOwner, draftPlace, type FoundDraft, findDrafts, forgetDraft, holdDraft, keepDraft } from './drafts.ts'

/** How long typing rests before it is kept, in milliseconds. */
const REST = 300

/** What the form tells its draft. */
export interface DraftHandle {
  /** What was typed is saved: it is no draft any more, nor is what was offered and left of the same record. */
  forget(): void
}

interface DraftKeeperProps {
  /** The form's own key: two forms of one record keep a draft each. */
  formKey: string
  /** The form goes on with what was typed in another, and so under its key. */
  onTakeOver: (formKey: string) => void
  ref: Ref<DraftHandle>
}

/**
 * Keeps what is typed in this browser until it is saved or given up on purpose, and offers it when the form opens again
 * after a crash. What was typed over a version that somebody has changed since looks stale when it is saved, as it is.
 */
export function DraftKeeper({ formKey, onTakeOver, ref }: DraftKeeperProps) {
  const { name, fields, extraInput = [] } = useSubject()
  const id = useRecordContext()?.id
  const place = draftPlace(name, id)
  const key = place + formKey
  const form = useFormContext()
  const values = useWatch()
  const { defaultValues = {} } = useFormState()
  const [found, setFound] = useState<readonly FoundDraft[]>([])
  // What is typed here stays its person's, also when another tab signs out meanwhile.
  const [owner] = useState(draftOwner)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changesOf = (typed: FoundDraft['values']) =>
    Object.entries(typed).filter(
      ([field, value]) =>
        (field in fields || extraInput.includes(field)) &&
        hasShapeOf(value, defaultValues[field]) &&
        !sameValue(value, defaultValues[field]),
    )
  const changes = JSON.stringify(changesOf(values))
  const offered = found.find((draft) => changesOf(draft.values).length > 0)

  useEffect(() => {
    let isCurrent = true
    void findDrafts(place, owner).then((drafts) => isCurrent && setFound(drafts))
    return () => {
      isCurrent = false
    }
  }, [place, owner])
  useEffect(() => holdDraft(key), [key])
  useEffect(() => {
    const changed: [string, unknown][] = JSON.parse(changes)
    if (changed.length === 0) return forgetDraft(key)
    timer.current = setTimeout(() => {
      const updatedAt = form.getValues('updatedAt')
      keepDraft(key, { at: new Date().toISOString(), updatedAt, values: Object.fromEntries(changed) }, owner)
    }, REST)
    return () => clearTimeout(timer.current)
  }, [changes, key, owner, form])

  const { state } = useLocation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form begins
  useEffect(() => {
    if (!state?.typed) return
    const own = changesOf(state.typed).filter(([field]) => fields[field] && isTyped(fields[field]))
    fillIn(own)
    // From here on it is this form's draft.
    const { typed: _, ...rest } = state
    navigate('.', { replace: true, state: rest })
  }, [])

  function fillIn(typed: [string, unknown][]) {
    for (const [field, value] of typed) form.setValue(field, value, { shouldDirty: true, shouldTouch: true })
  }
  function forgetOwn() {
    clearTimeout(timer.current)
    forgetDraft(key)
  }
  function restore(draft: FoundDraft) {
    fillIn(changesOf(draft.values))
    if (draft.updatedAt !== undefined) form.setValue('updatedAt', draft.updatedAt)
    forgetOwn()
    onTakeOver(draft.key.slice(place.length))
    // Others wait for a form of their own: this one is filled in.
    setFound([])
  }
  function discard(draft: FoundDraft) {
    forgetDraft(draft.key)
    setFound(found.filter(({ key }) => key !== draft.key))
  }
  useImperativeHandle(ref, () => ({
    forget() {
      forgetOwn()
      // Of records that are not there yet each draft is another's.
      if (id === undefined) return
      for (const draft of found) forgetDraft(draft.key)
      setFound([])
    },
  }))
  return (
    <>
      <UnsavedGuard onLeave={forgetOwn} />
      {offered && <DraftOffer at={offered.at} onRestore={() => restore(offered)} onForget={() => discard(offered)} />}
    </>
  )
}

/** Whether people enter it: what a new record gets by itself it gets anew. */
const isTyped = ({ kind, readOnly }: Field) => !readOnly && !formValues[kind]?.startsEmpty

/** Whether a value is of the kind that the form edits there; what widgets edited otherwise once would break them. */
const hasShapeOf = (value: unknown, ground: unknown): boolean =>
  isNothing(value) ||
  isNothing(ground) ||
  (typeof value === typeof ground && Array.isArray(value) === Array.isArray(ground))

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
