import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { pictures } from '../../contract/resources/pictures.ts'
import { useCapability } from '../capabilities.tsx'
import { useMessages } from '../i18n/messages.ts'
import { isResourceOptions, pathsOf, useConfig } from '../resources/definitions.ts'
import { LibraryDialog } from './LibraryDialog.tsx'
import type { LibraryPicture } from './pictureFacts.ts'

/** The definition of the library; undefined if the server has none. */
function useLibrary() {
  const isThere = useCapability('mediaLibrary')
  const options = useConfig().find((each) => isResourceOptions(each) && each.resource.name === pictures.name)
  return isThere && options && isResourceOptions(options) ? options : undefined
}

interface FromLibraryProps {
  selected: string | null
  takesSvg: boolean
  onSelect: (address: string) => void
}

/** Opens the library to choose an uploaded picture for a field. */
export function FromLibrary({ selected, takesSvg, onSelect }: FromLibraryProps) {
  const { image: messages } = useMessages()
  const [isOpen, setOpen] = useState(false)
  if (!useLibrary()) return null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="image" size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {messages.library}
      </Button>
      {isOpen && (
        <LibraryDialog
          selected={selected}
          takesSvg={takesSvg}
          onClose={() => setOpen(false)}
          onSelect={(address) => {
            setOpen(false)
            onSelect(address)
          }}
        />
      )}
    </>
  )
}

/** A hint that the picture has no alt text, with a link to its form. It does not block a save. */
export function MissingAltText({ address }: { address: string }) {
  const { image: messages } = useMessages()
  const library = useLibrary()
  const { data } = useGetList<LibraryPicture>(
    pictures.name,
    { pagination: { page: 1, perPage: 1 }, filter: { url: address } },
    { enabled: library !== undefined && address.startsWith('/uploads/') },
  )
  const [picture] = data ?? []
  if (!library || !picture || picture.url !== address || picture.alt) return null
  return (
    <p role="status">
      {messages.wordless} <Link to={pathsOf(library).edit(picture.id)}>{messages.describe}</Link>
    </p>
  )
}
