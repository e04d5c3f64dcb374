import { buffer } from 'node:stream/consumers'
import { PICTURE_FORMATS } from '../../contract/rules/pictures.ts'
import { derive } from './derive.ts'
import { nameOfSize, parseName } from './fileNames.ts'
import type { Shelf } from './keepPicture.ts'
import { keepSize } from './keepSize.ts'
import { type UploadRow, widthsOfUpload } from './uploadRows.ts'

/** Pictures that are looked at, the newest first: those of older ones are made when somebody asks. */
const MOST = 500

/** A size that is not there yet. */
interface Missing {
  upload: UploadRow
  width: number
}

/** The widths that pictures lack in some format, the narrowest of all pictures first: those are what pages ask for most. */
export async function missingSizes({ db, storage }: Shelf): Promise<Missing[]> {
  const uploads = await db.selectFrom('uploads').selectAll().orderBy('createdAt', 'desc').limit(MOST).execute()
  const missing: Missing[] = []
  for (const upload of uploads)
    for (const width of widthsOfUpload(upload)) {
      // Both formats of a width are made together, the last one last.
      const file = await storage.open(nameOfWidth(upload, width).at(-1)!)
      file?.stream.destroy()
      if (!file) missing.push({ upload, width })
    }
  return missing.toSorted((a, b) => a.width - b.width)
}

/** Makes them, one after the other. What cannot be made is left to whoever asks for it. */
export async function makeMissingSizes(shelf: Shelf): Promise<void> {
  for (const { upload, width } of await missingSizes(shelf)) {
    const original = await shelf.storage.open(upload.name)
    if (!original) continue
    const bytes = await buffer(original.stream)
    for (const [i, name] of nameOfWidth(upload, width).entries()) {
      const size = await derive(bytes, { width, format: PICTURE_FORMATS[i]! }).catch(() => undefined)
      if (size) await keepSize(shelf, upload, name, size)
    }
  }
}

const nameOfWidth = ({ name }: UploadRow, width: number): string[] =>
  PICTURE_FORMATS.map((format) => nameOfSize(parseName(name)!.hash, { width, format }))
