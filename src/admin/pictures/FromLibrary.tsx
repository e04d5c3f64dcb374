import { useState } from 'react'
import { pictures } from '../../contract/resources/pictures.ts'
import { useCapability } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { resourceIn, useConfig } from '../resources/definitions.ts'
import { LibraryDialog } from './LibraryDialog.tsx'

/** Whether the server and the panel have the media library. */
export function useHasLibrary(): boolean {
  const isOffered = useCapability('mediaLibrary') === true
  return resourceIn(useConfig(), pictures.name) !== undefined && isOffered
}

interface FromLibraryProps {
  label?: string
  selected: string | null
  takesSvg: boolean
  /** How many can be chosen; one by default. */
  many?: number
  onSelect: (addresses: readonly string[]) => void
}

/** Opens the library to choose uploaded pictures for a field. */
export function FromLibrary({ label, onSelect, ...dialog }: FromLibraryProps) {
  const { image: messages } = useMessages()
  const [isOpen, setOpen] = useState(false)
  if (!useHasLibrary()) return null
  return (
    <>
      <Button icon="image" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? messages.library}
      </Button>
      {isOpen && (
        <LibraryDialog
          {...dialog}
          onClose={() => setOpen(false)}
          onSelect={(addresses) => {
            setOpen(false)
            onSelect(addresses)
          }}
        />
      )}
    </>
  )
}
