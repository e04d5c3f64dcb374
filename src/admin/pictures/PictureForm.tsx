import { useRecordContext } from 'ra-core'
import { FieldInput } from '../screens/FieldInput.tsx'
import { Columns, Sheet } from '../screens/FieldSheets.tsx'
import { ResourceForm, type ResourceFormProps } from '../screens/ResourceForm.tsx'
import { FileFacts } from './FileFacts.tsx'
import { FocalPoint } from './FocalPoint.tsx'
import type { LibraryEntry } from './pictureFacts.ts'
import { Replace } from './Replace.tsx'
import { UsedIn } from './UsedIn.tsx'
import { usePictureWords } from './usePictureWords.ts'

/** What is said of a picture, and beside it where it is used. It goes only where nothing uses it. */
export function PictureForm({ aside, ...props }: ResourceFormProps) {
  const words = usePictureWords()
  const picture = useRecordContext<LibraryEntry>()
  if (!picture) return null
  const isUsed = picture.usedIn.length > 0
  return (
    <ResourceForm {...props}>
      <Columns
        main={
          <>
            <Sheet>
              <FocalPoint picture={picture} />
            </Sheet>
            <Sheet>
              <FieldInput source="alt" />
              <FieldInput source="name" />
            </Sheet>
          </>
        }
        side={
          <>
            <Sheet>
              <UsedIn uses={picture.usedIn} />
            </Sheet>
            <Sheet>
              <FileFacts picture={picture} />
              <Replace picture={picture} />
            </Sheet>
            {isUsed ? <p>{words.keeps}</p> : aside}
          </>
        }
      />
    </ResourceForm>
  )
}
