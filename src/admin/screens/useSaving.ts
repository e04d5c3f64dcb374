import { useRecordContext, useSaveContext } from 'ra-core'
import { type RefObject, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldAt } from '../../contract/schema/fields.ts'
import { type FieldTexts, fieldTextsIn, isInterrupted } from '../api/failure.ts'
import { type Subject, useSubject } from '../entries/entries.ts'
import { fromForm } from './formValues.ts'

/** How the last save went. */
export type Saving =
  | { state: 'idle' | 'saving' }
  /** It begins once a file has arrived, or has not begun since none did. */
  | { state: 'waiting' | 'heldBack' }
  | { state: 'saved'; at: Date }
  /** `sent` is what a try before said of which nobody knows whether it was saved, as it would be stored. */
  | { state: 'failed'; error: unknown; sent?: FieldValues | undefined }

/**
 * Saves a form through react-admin's controller around it. What is typed while a save is on its way stays, and is
 * unsaved; the texts that the server answers go under their fields.
 */
export function useSaving(form: RefObject<UseFormReturn | null>, formKey: string, onSaved: () => void) {
  const subject = useSubject()
  const { save } = useSaveContext()
  const isNew = useRecordContext()?.id === undefined
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })
  const isBusy = useRef(false)
  const sent = useRef<FieldValues>(undefined)

  async function submit(values: FieldValues): Promise<FieldTexts> {
    // A second save would look stale to the server beside the first.
    if (isBusy.current) return {}
    isBusy.current = true
    const submitted = structuredClone(values)
    setSaving({ state: 'saving' })
    let texts: FieldTexts = {}
    const stored = fromForm(subject, submitted)
    await save?.(stored, {
      ...(isNew && { meta: { formKey } }),
      onSuccess: () => {
        // What was submitted is the form's ground now: only what differs from it is unsaved.
        form.current?.reset(submitted, { keepValues: true })
        sent.current = undefined
        setSaving({ state: 'saved', at: new Date() })
        onSaved()
      },
      onError: (error) => {
        texts = ownTexts(error, subject)
        if (isInterrupted(error)) sent.current = stored
        setSaving({ state: 'failed', error, sent: sent.current })
      },
    })
    isBusy.current = false
    return texts
  }
  return { saving, submit }
}

/** What a failure says about the form's own fields. A text about any other could never be mended, and would lock the form. */
export const ownTexts = (error: unknown, { fields }: Pick<Subject, 'fields'>): FieldTexts =>
  Object.fromEntries(Object.entries(fieldTextsIn(error)).filter(([name]) => fieldAt(fields, name)))
