import { Form, useRecordContext } from 'ra-core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form'
import { Navigate, useLocation } from 'react-router-dom'
import { createFormKey } from '../../contract/api/formKey.ts'
import { useSubject } from '../entries/entries.ts'
import { UploadsProvider, useFormUploads } from '../forms/uploads.ts'
import { type DraftHandle, DraftKeeper } from './draft/DraftKeeper.tsx'
import { FieldSheets } from './FieldSheets.tsx'
import { initialValues, toForm } from './formValues.ts'
import styles from './ResourceForm.module.css'
import { SaveBar } from './SaveBar.tsx'
import { useHoldBack } from './useHoldBack.ts'
import { ownTexts, useSaving } from './useSaving.ts'

export interface ResourceFormProps {
  /** After a save; the form stays as it is. */
  onSaved?: () => void
  /** What is asked, by the browser's own question, before such values are saved; a no saves nothing. */
  questionOf?: (values: FieldValues) => string | undefined
  /** Nothing more is saved. */
  isDone?: boolean
  /** Stands apart at the end of the side column. */
  aside?: ReactNode
  /** A body made by hand in the place of the derived one. */
  children?: ReactNode
}

/** What was typed stays when the record comes anew. */
const KEEP_TYPED = { keepDirtyValues: true }

/** By this in its address react-admin's form is filled in; what stands in ours comes from the record, who types, and their draft. */
const FILLED_IN = 'source'

/**
 * The form of a declaration, a resource's or a singleton's: its inputs, a bar that saves and says how it went, and all
 * that keeps what was typed from being lost.
 */
export function ResourceForm(props: ResourceFormProps) {
  const { search, state } = useLocation()
  const asked = new URLSearchParams(search)
  if (!asked.has(FILLED_IN)) return <OwnForm {...props} />
  asked.delete(FILLED_IN)
  return <Navigate to={{ search: asked.toString() }} state={state} replace />
}

function OwnForm({ onSaved, isDone = false, questionOf, aside, children }: ResourceFormProps) {
  const subject = useSubject()
  const { fields } = subject
  const stored = useRecordContext()
  const record = useMemo(() => stored && toForm({ fields }, stored), [fields, stored])
  const form = useRef<UseFormReturn>(null)
  const draft = useRef<DraftHandle>(null)
  const [formKey, setFormKey] = useState(createFormKey)
  const { saving, submit } = useSaving(form, formKey, () => {
    draft.current?.forget()
    onSaved?.()
  })
  const uploads = useFormUploads()
  const { held, holdBack } = useHoldBack(uploads)
  useEffect(() => {
    if (saving.state !== 'failed') return
    const [first] = Object.keys(ownTexts(saving.error, { fields }))
    if (first) form.current?.setFocus(first)
  }, [saving, fields])
  function submitAgreed(values: FieldValues) {
    const question = questionOf?.(values)
    return question && !window.confirm(question) ? {} : submit(values)
  }
  return (
    <UploadsProvider value={uploads}>
      <div className={styles.around} onSubmitCapture={holdBack}>
        <Form
          className={styles.form}
          record={record}
          defaultValues={initialValues(subject)}
          onSubmit={isDone ? () => {} : submitAgreed}
          resetOptions={KEEP_TYPED}
          disableInvalidFormNotification
          noValidate
        >
          <FormHandle to={form} />
          <DraftKeeper ref={draft} formKey={formKey} onTakeOver={setFormKey} />
          {/* What is typed once it is saved would be lost on the way to the list. */}
          <div className={styles.body} inert={isDone}>
            {children ?? <FieldSheets aside={aside} />}
          </div>
          <SaveBar saving={held ?? saving} isDone={isDone} />
        </Form>
      </div>
    </UploadsProvider>
  )
}

/** Hands the form's methods to the component that renders the form. */
function FormHandle({ to }: { to: React.RefObject<UseFormReturn | null> }) {
  const form = useFormContext()
  useEffect(() => {
    to.current = form
  }, [form, to])
  return null
}
