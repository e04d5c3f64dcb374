import { useRecordContext, useSaveContext } from 'ra-core'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldAt } from '../../contract/schema/fields.ts'
import { type FieldErrors, fieldErrorsIn, isInterrupted } from '../api/failure.ts'
import { type FormDefinition, useFormDefinition } from '../resources/definitions.ts'
import { fromForm } from './formValues.ts'
import type { Uploads } from './uploads.ts'

/** The state of the last save. */
export type Saving =
  /** `waiting`: it starts once the uploads are complete. `uploadFailed`: it did not start, since one of them failed. */
  | { state: 'idle' | 'waiting' | 'uploadFailed' }
  /** `sent`: the values of an attempt without a response, which the server may have stored. */
  | { state: 'saving'; sent?: FieldValues | undefined }
  | { state: 'failed'; error: unknown; sent?: FieldValues | undefined }
  | { state: 'saved'; at: Date }

interface Options {
  formKey: string
  uploads: Uploads
  onSaved: () => void
}

/**
 * Saves a form through react-admin's save context. Input during a save is kept, and is dirty after it; field errors of the
 * server go to their fields, the first of which is focused.
 */
export function useSaving(form: RefObject<UseFormReturn | null>, { formKey, uploads, onSaved }: Options) {
  const definition = useFormDefinition()
  const { fields } = definition
  const { save } = useSaveContext()
  const isNew = useRecordContext()?.id === undefined
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })
  // Not the state: a second submit may come before the next render, and would conflict with the first.
  const isBusy = useRef(false)

  useEffect(() => {
    if (saving.state !== 'failed') return
    const [first] = Object.keys(ownTexts(saving.error, { fields }))
    if (!first) return
    form.current?.setFocus(first)
    // An array has no input of its own.
    const [array] = document.getElementsByName(first)
    if (array instanceof HTMLFieldSetElement) array.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [saving, fields, form])

  async function submit(values: FieldValues): Promise<FieldErrors> {
    if (isBusy.current) return {}
    isBusy.current = true
    const submitted = structuredClone(values)
    const before = 'sent' in saving ? saving.sent : undefined
    let texts: FieldErrors = {}
    setSaving({ state: 'saving', sent: before })
    try {
      const stored = fromForm(definition, submitted)
      await save?.(stored, {
        ...(isNew && { meta: { formKey } }),
        onSuccess: () => {
          // From now on only differences from the submitted values are dirty.
          form.current?.reset(submitted, { keepValues: true })
          setSaving({ state: 'saved', at: new Date() })
          onSaved()
        },
        onError: (error) => {
          texts = ownTexts(error, definition)
          setSaving({ state: 'failed', error, sent: isInterrupted(error) ? stored : before })
        },
      })
    } catch (error) {
      reportError(error)
      setSaving({ state: 'failed', error, sent: before })
    } finally {
      isBusy.current = false
    }
    return texts
  }
  const { held, submitAfterUploads } = useSubmitAfterUploads(uploads)
  return { saving: held ?? saving, submit, submitAfterUploads }
}

/** Field errors about fields of this form. Any other could not be corrected here, and would block the form. */
const ownTexts = (error: unknown, { fields }: Pick<FormDefinition, 'fields'>): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrorsIn(error)).filter(([name]) => fieldAt(fields, name)))

/** Holds a submit back until the uploads of the form are complete, and drops it if one of them fails. */
function useSubmitAfterUploads(uploads: Uploads) {
  const [held, setHeld] = useState<Saving>()
  const { isSending } = uploads
  useEffect(() => {
    if (isSending) setHeld((now) => (now?.state === 'uploadFailed' ? undefined : now))
  }, [isSending])
  async function submitAfterUploads(event: FormEvent) {
    if (!uploads.isSendingNow()) return setHeld(undefined)
    event.preventDefault()
    event.stopPropagation()
    if (held?.state === 'waiting') return
    // The event target is the form; the handler is on an ancestor.
    const form = event.target as HTMLFormElement
    setHeld({ state: 'waiting' })
    if (!(await uploads.settled())) return setHeld({ state: 'uploadFailed' })
    setHeld(undefined)
    form.requestSubmit()
  }
  return { held, submitAfterUploads }
}
