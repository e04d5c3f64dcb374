import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useWords } from '../../i18n/words.ts'
import { useIsAsking } from '../../services.ts'
import { StaleDialog } from './StaleDialog.tsx'
import { useStoredVersion } from './useStoredVersion.ts'
import type { Chosen } from './versions.ts'

/** Somebody else has saved meanwhile, or a try of this form of which no answer came: shows both versions, lets the person choose, and saves what was chosen. */
export function StaleSave({ sent }: { sent: Record<string, unknown> | undefined }) {
  const { stale: words } = useWords()
  const form = useFormContext()
  const { defaultValues = {} } = useFormState()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(true)
  const stored = useStoredVersion(isOpen)
  const isAsking = useIsAsking()

  function save({ ground, values }: Chosen) {
    form.reset(ground, { keepValues: true })
    for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true })
    form.setValue('updatedAt', ground.updatedAt)
    setOpen(false)
    opener.current?.form?.requestSubmit()
  }
  return (
    <>
      <Button
        ref={opener}
        variant="outlined"
        startIcon={<Icon name="layers" size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.compare}
      </Button>
      {isOpen && !isAsking && (
        <StaleDialog
          ground={defaultValues}
          sent={sent}
          stored={stored}
          typed={form.getValues()}
          onChosen={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
