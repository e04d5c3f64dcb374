import { Form, useRecordContext } from 'ra-core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form'
import { Navigate, useLocation } from 'react-router-dom'
import { createFormKey } from '../../contract/api/formKey.ts'
import { WithLivePreview } from '../livePreview/LivePreview.tsx'
import { useFormDefinition } from '../resources/definitions.ts'
import { type DraftHandle, DraftKeeper } from './DraftKeeper.tsx'
import { DeclaredFields } from './FormLayout.tsx'
import styles from './form.module.css'
import { initialValues, toForm } from './formValues.ts'
import { SaveToolbar } from './SaveToolbar.tsx'
import { TranslationPanel } from './TranslationPanel.tsx'
import { UploadsProvider, useFormUploads } from './uploads.ts'
import { useSaving } from './useSaving.ts'

export interface ResourceFormProps {
  /** Called after a save; the form stays as it is. */
  onSaved?: () => void
  /** A confirmation to ask for before these values are saved. */
  questionOf?: (values: FieldValues) => string | undefined
  /** The form is complete: nothing more is saved. */
  isDone?: boolean
  /** Shown at the end of the side column. */
  aside?: ReactNode
  /** Replaces the derived inputs. */
  children?: ReactNode
}

/** Dirty values stay when the record is refetched. */
const KEEP_DIRTY = { keepDirtyValues: true }

/** `?source=` pre-fills a form (react-admin convention). Ours is filled by the record and its draft alone. */
const SOURCE = 'source'

/** The form of a resource or a singleton: its inputs, the save toolbar, drafts and the leave guard. */
export function ResourceForm(props: ResourceFormProps) {
  const { search, state } = useLocation()
  const params = new URLSearchParams(search)
  if (!params.has(SOURCE)) return <FormBody {...props} />
  params.delete(SOURCE)
  return <Navigate to={{ search: params.toString() }} state={state} replace />
}

function FormBody({ onSaved, isDone = false, questionOf, aside, children }: ResourceFormProps) {
  const definition = useFormDefinition()
  const { fields } = definition
  const stored = useRecordContext()
  const record = useMemo(() => stored && toForm({ fields }, stored), [fields, stored])
  const form = useRef<UseFormReturn>(null)
  const draft = useRef<DraftHandle>(null)
  const [formKey, setFormKey] = useState(createFormKey)
  const uploads = useFormUploads()
  const { saving, submit, submitAfterUploads } = useSaving(form, {
    formKey,
    uploads,
    onSaved() {
      draft.current?.forget()
      onSaved?.()
    },
  })
  function submitConfirmed(values: FieldValues) {
    const question = questionOf?.(values)
    return question && !window.confirm(question) ? {} : submit(values)
  }
  return (
    <UploadsProvider value={uploads}>
      <div className={styles.around} onSubmitCapture={submitAfterUploads}>
        <Form
          className={styles.form}
          record={record}
          defaultValues={initialValues(definition)}
          onSubmit={isDone ? () => {} : submitConfirmed}
          resetOptions={KEEP_DIRTY}
          disableInvalidFormNotification
          noValidate
        >
          <FormRef to={form} />
          <DraftKeeper ref={draft} formKey={formKey} onTakeOver={setFormKey} />
          {/* Input after the last save would be lost on the way to the list. */}
          <div className={styles.body} inert={isDone}>
            <TranslationPanel />
            <WithLivePreview>{children ?? <DeclaredFields aside={aside} />}</WithLivePreview>
          </div>
          <SaveToolbar saving={saving} isDone={isDone} />
        </Form>
      </div>
    </UploadsProvider>
  )
}

/** Hands the form's methods to the component that renders the form. */
function FormRef({ to }: { to: React.RefObject<UseFormReturn | null> }) {
  const form = useFormContext()
  useEffect(() => {
    to.current = form
  }, [form, to])
  return null
}
