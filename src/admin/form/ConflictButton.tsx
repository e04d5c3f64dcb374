import { useGetOne, useRecordContext } from 'ra-core'
import { useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useSignInPrompt } from '../auth/useSignInPrompt.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { useFormDefinition } from '../resources/definitions.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { Resolution, StoredVersion } from './differences.ts'

/**
 * A conflict: someone else has saved meanwhile, or an earlier attempt of this form did without a response. Compares both versions
 * in a dialog, which opens by itself, and saves the selected values.
 */
export function ConflictButton({ sent }: { sent: Record<string, unknown> | undefined }) {
  const { conflict: messages } = useMessages()
  const form = useFormContext()
  const { defaultValues = {} } = useFormState()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(true)
  const stored = useStoredVersion(isOpen)
  const isSignInPromptOpen = useSignInPrompt() !== null

  function save({ base, values }: Resolution) {
    form.reset(base, { keepValues: true })
    for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true })
    form.setValue('updatedAt', base.updatedAt)
    setOpen(false)
    opener.current?.form?.requestSubmit()
  }
  return (
    <>
      <Button ref={opener} icon="layers" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.compare}
      </Button>
      {isOpen && !isSignInPromptOpen && (
        <ConflictDialog
          base={defaultValues}
          sent={sent}
          stored={stored}
          typed={form.getValues()}
          onResolved={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Reads the record of the form around each time that `isNeeded` becomes true. */
function useStoredVersion(isNeeded: boolean): StoredVersion {
  const { name } = useFormDefinition()
  const id = useRecordContext()?.id
  const { data, error, isFetching } = useGetOne(
    name,
    // The user waits for it, so it may ask for a sign-in.
    { id, meta: { isInteractive: true } },
    { enabled: isNeeded && id !== undefined, gcTime: 0 },
  )
  return isFetching ? {} : { version: data, error: error ?? undefined }
}
