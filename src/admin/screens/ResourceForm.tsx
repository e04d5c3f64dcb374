import { Form, useRecordContext } from 'ra-core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import type { Resource } from '../../contract/resource.ts'
import { useEntry } from '../entries.ts'
import { useServices } from '../services.ts'
import { widgets } from '../widgets/widgets.ts'
import { initialValues, toForm } from './formValues.ts'
import styles from './ResourceForm.module.css'
import { SaveBar } from './SaveBar.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { ownTexts, useSaving } from './useSaving.ts'

interface ResourceFormProps {
  /** After a save; the form stays as it is. */
  onSaved?: () => void
  /** Gets the record's present version, when somebody else has changed it meanwhile. */
  onReload?: () => void
  /** Nothing more is saved. */
  isDone?: boolean
  /** Stands apart at the end of the side column. */
  aside?: ReactNode
}

/** What was typed stays when the record comes anew. */
const KEEP_TYPED = { keepDirtyValues: true }

/** The form of a resource: one input for each declared field, on sheets, with a bar that saves and says how it went. */
export function ResourceForm({ onSaved, onReload, isDone = false, aside }: ResourceFormProps) {
  const { resource } = useEntry()
  const { session } = useServices()
  const stored = useRecordContext()
  const record = useMemo(() => stored && toForm(resource, stored), [resource, stored])
  const form = useRef<UseFormReturn>(null)
  const { saving, submit } = useSaving(form, onSaved)
  useEffect(() => session.holdPlace(), [session])
  useEffect(() => {
    if (saving.state !== 'failed') return
    const [first] = Object.keys(ownTexts(saving.error, resource))
    if (first) form.current?.setFocus(first)
  }, [saving, resource])
  return (
    <Form
      className={styles.form}
      record={record}
      defaultValues={initialValues(resource)}
      onSubmit={isDone ? () => {} : submit}
      resetOptions={KEEP_TYPED}
      disableInvalidFormNotification
      noValidate
    >
      <FormHandle to={form} />
      <UnsavedGuard />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Sheets resource={resource} place="main" />
        </div>
        <div className={styles.column}>
          <Sheets resource={resource} place="side" />
          {aside}
        </div>
      </div>
      <SaveBar saving={saving} isDone={isDone} onReload={onReload} />
    </Form>
  )
}

/** One sheet for the inputs that stand together, and one for each that stands by itself. */
function Sheets({ resource: { fields }, place }: { resource: Resource; place: 'main' | 'side' }) {
  const inputs = Object.entries(fields).map(([name, field]) => {
    const { Input, place } = widgets[field.kind]
    return { place, name, input: <Input key={name} source={name} field={field} /> }
  })
  const together = inputs.filter((one) => one.place === place).map(({ input }) => input)
  const alone = inputs.filter((one) => one.place === `${place}-own`)
  const sheets = [
    ...(together.length > 0 ? [{ name: place, content: together }] : []),
    ...alone.map(({ name, input }) => ({ name, content: [input] })),
  ]
  return (place === 'main' ? sheets : sheets.toReversed()).map(({ name, content }) => (
    <div key={name} className={styles.sheet}>
      {content}
    </div>
  ))
}

/** Hands the form's methods to the component that renders the form. */
function FormHandle({ to }: { to: React.RefObject<UseFormReturn | null> }) {
  const form = useFormContext()
  useEffect(() => {
    to.current = form
  }, [form, to])
  return null
}
