import { useState } from 'react'
import { useSignInPrompt } from '../auth/useSignInPrompt.ts'
import { useCapability } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
import { ActionButton } from '../layout/Button.tsx'
import type { RecordReference } from '../resources/definitions.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

interface VersionsButtonProps {
  of: RecordReference
  onRestored: () => Promise<void>
}

/** Opens the versions of a record; nothing if the API does not have them. */
export function VersionsButton({ of, onRestored }: VersionsButtonProps) {
  const { versions: messages } = useMessages()
  const hasVersions = useCapability('versions')
  const [isOpen, setOpen] = useState(false)
  const isSignInPromptOpen = useSignInPrompt() !== null
  if (!hasVersions) return null
  return (
    <>
      <ActionButton icon="clock" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.open}
      </ActionButton>
      {isOpen && !isSignInPromptOpen && (
        <VersionsDialog of={of} onRestored={onRestored} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
