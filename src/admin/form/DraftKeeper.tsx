import { Icon } from '@filiz/design-system/icons/all'
import { useRecordContext } from 'ra-core'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Field } from '../../contract/schema/fieldTypes.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { SETTLED } from '../inputs/englishText.ts'
import { Button } from '../layout/Button.tsx'
import { useFormDefinition } from '../resources/definitions.ts'
import { deleteDraft, draftOwner, draftPrefix, type FoundDraft, findDrafts, lockDraft, saveDraft } from './drafts.ts'
import styles from './form.module.css'
import { formValues, sameValue } from './formValues.ts'
import { FormLeaveGuard } from './LeaveGuard.tsx'

/** Debounce of the draft after typing, in milliseconds. */
const DEBOUNCE = 300

export interface DraftHandle {
  /** The form was saved: deletes its draft, and others of the same record that were offered. */
  forget(): void
}

interface DraftKeeperProps {
  /** Each form has a key, so that two forms of one record have a draft each. */
  formKey: string
  /** The form continues with the draft of another form, and takes its key. */
  onTakeOver: (formKey: string) => void
  ref: Ref<DraftHandle>
}

/**
 * Stores unsaved changes in this browser until they are saved or discarded, and offers them when the form is opened again after
 * a crash. A draft contains the version of the record that it is based on, so that saving it over a newer one is a conflict.
 */
export function DraftKeeper({ formKey, onTakeOver, ref }: DraftKeeperProps) {
  const { name, fields, extraInput = [] } = useFormDefinition()
  const id = useRecordContext()?.id
  const prefix = draftPrefix(name, id)
  const key = prefix + formKey
  const form = useFormContext()
  const values = useWatch()
  const { defaultValues = {} } = useFormState()
  const [found, setFound] = useState<readonly FoundDraft[]>([])
  // The draft stays its author's when another tab signs out meanwhile.
  const [owner] = useState(draftOwner)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changesOf = (typed: FoundDraft['values']) =>
    Object.entries(typed).filter(
      ([field, value]) =>
        (field in fields || field === SETTLED || extraInput.includes(field)) &&
        hasShapeOf(value, defaultValues[field]) &&
        !sameValue(value, defaultValues[field]),
    )
  const changes = JSON.stringify(changesOf(values))
  const offered = found.find((draft) => changesOf(draft.values).length > 0)

  useEffect(() => {
    let isCurrent = true
    void findDrafts(prefix, owner).then((drafts) => isCurrent && setFound(drafts))
    return () => {
      isCurrent = false
    }
  }, [prefix, owner])
  useEffect(() => lockDraft(key), [key])
  useEffect(() => {
    const changed: [string, unknown][] = JSON.parse(changes)
    if (changed.length === 0) return deleteDraft(key)
    timer.current = setTimeout(() => {
      const updatedAt = form.getValues('updatedAt')
      saveDraft(key, { at: new Date().toISOString(), updatedAt, values: Object.fromEntries(changed) }, owner)
    }, DEBOUNCE)
    return () => clearTimeout(timer.current)
  }, [changes, key, owner, form])

  const { state } = useLocation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (!state?.typed) return
    fillIn(changesOf(state.typed).filter(([field]) => fields[field] && isTyped(fields[field])))
    // The values are this form's draft now.
    const { typed: _, ...rest } = state
    navigate('.', { replace: true, state: rest })
  }, [])

  function fillIn(typed: [string, unknown][]) {
    for (const [field, value] of typed) form.setValue(field, value, { shouldDirty: true, shouldTouch: true })
  }
  function deleteOwn() {
    clearTimeout(timer.current)
    deleteDraft(key)
  }
  function restore(draft: FoundDraft) {
    fillIn(changesOf(draft.values))
    if (draft.updatedAt !== undefined) form.setValue('updatedAt', draft.updatedAt)
    deleteOwn()
    onTakeOver(draft.key.slice(prefix.length))
    // Further drafts are offered by the next form.
    setFound([])
  }
  function discard(draft: FoundDraft) {
    deleteDraft(draft.key)
    setFound(found.filter(({ key }) => key !== draft.key))
  }
  useImperativeHandle(ref, () => ({
    forget() {
      deleteOwn()
      // Drafts of new records are independent of each other.
      if (id === undefined) return
      for (const draft of found) deleteDraft(draft.key)
      setFound([])
    },
  }))
  return (
    <>
      <FormLeaveGuard onLeave={deleteOwn} />
      {offered && <DraftOffer at={offered.at} onRestore={() => restore(offered)} onDiscard={() => discard(offered)} />}
    </>
  )
}

interface DraftOfferProps {
  at: string
  onRestore: () => void
  onDiscard: () => void
}

function DraftOffer({ at, onRestore, onDiscard }: DraftOfferProps) {
  const { draft: messages } = useMessages()
  const { dayAndTime } = useFormats()
  return (
    <div className={`box actions ${styles.offer}`} role="status">
      <Icon name="clock" size={20} />
      <p>{messages.found(dayAndTime(at))}</p>
      <div className="actions">
        <Button onClick={onRestore}>{messages.restore}</Button>
        <Button color="error" onClick={onDiscard}>
          {messages.remove}
        </Button>
      </div>
    </div>
  )
}

/** Whether users enter the field; values that new records get by themselves are not copied. */
const isTyped = ({ kind, readOnly }: Field) => !readOnly && !formValues[kind]?.startsEmpty

/** Whether a value has the shape that the form edits there: drafts of an older release may differ. */
const hasShapeOf = (value: unknown, current: unknown): boolean =>
  isNothing(value) ||
  isNothing(current) ||
  (typeof value === typeof current && Array.isArray(value) === Array.isArray(current))

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
