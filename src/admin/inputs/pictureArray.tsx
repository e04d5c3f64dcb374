import { createContext, useState } from 'react'
import type { FieldOf, ImageField, ItemsField } from '../../contract/schema/fieldTypes.ts'
import { useMessages } from '../i18n/language.ts'
import { FileButton } from '../pictures/FileButton.tsx'
import { FromLibrary } from '../pictures/LibraryDialog.tsx'
import { useAccept } from './useImageUpload.ts'
import { useSteady } from './useSteady.ts'

interface PictureArray {
  /** Adds an item for each file. The item's input uploads it, and shows its progress and its error. */
  addFiles: (files: readonly File[]) => void
  /** The file that the item with an input at this path was added for; only once. */
  take: (path: string) => File | undefined
}

/** The array of pictures around an input; undefined outside of one. */
export const PictureArrayContext = createContext<PictureArray | undefined>(undefined)

/** The pictures of an array whose items are nothing else; undefined for other arrays. */
export function pictureOf(array: ItemsField | FieldOf<'specs'>): { name: string; field: ImageField } | undefined {
  const [[name, field] = [], ...others] = array.kind === 'items' ? Object.entries(array.fields) : []
  return name !== undefined && field?.kind === 'image' && others.length === 0 ? { name, field } : undefined
}

interface Options {
  /** The path of the picture in the item at an index. */
  path: (index: number) => string
  length: number
  max: number
  /** Adds items with these addresses. */
  append: (addresses: readonly (string | null)[]) => void
}

/** Adds several files to an array of pictures at once. */
export function usePictureArray({ path, length, max, append }: Options) {
  const [files] = useState(() => new Map<string, File>())
  /** Names of files for which there was no room. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const steady = useSteady<PictureArray>({
    take(source) {
      const file = files.get(source)
      files.delete(source)
      return file
    },
    addFiles(chosen) {
      const added = chosen.slice(0, max - length)
      setLeftOut(chosen.slice(added.length).map(({ name }) => name))
      for (const [index, file] of added.entries()) files.set(path(length + index), file)
      append(added.map(() => null))
    },
  })
  return { steady, leftOut }
}

interface AddPicturesProps {
  field: ImageField
  /** How many more there can be. */
  room: number
  onFiles: (files: readonly File[]) => void
  onSelect: (addresses: readonly string[]) => void
}

/** Adds pictures from files and from the library, several at once. */
export function AddPictures({ field, room, onFiles, onSelect }: AddPicturesProps) {
  const { items: messages } = useMessages()
  return (
    <>
      <FileButton label={messages.addPictures} accept={useAccept(field)} many isBusy={room === 0} onChosen={onFiles} />
      {room > 0 && (
        <FromLibrary
          label={messages.addFromLibrary}
          selected={null}
          takesSvg={field.takesSvg ?? false}
          many={room}
          onSelect={onSelect}
        />
      )}
    </>
  )
}
