import { buffer } from 'node:stream/consumers'
import { PICTURE_FORMATS, type PictureFormat } from '../../../contract/domain/pictures.ts'
import { nameOfSize, parseName } from '../../platform/storage/fileNames.ts'
import { derive, reduced } from './derive.ts'
import { hashesOnSlides } from './hashesInUse.ts'
import type { Shelf } from './keepPicture.ts'
import { keepSize } from './keepSize.ts'
import { type Cut, cutsOf, type UploadRow } from './uploadRows.ts'

/** Pictures that are looked at, the newest first: those of older ones are made when somebody asks. */
const MOST = 500

/** A cut that is not there yet in each format. */
interface Missing {
  upload: UploadRow
  cut: Cut
}

/** The cuts that pictures lack in some format, the narrowest of all pictures first: those are what pages ask for most. */
export async function missingSizes({ db, storage }: Shelf): Promise<Missing[]> {
  const uploads = await db.selectFrom('uploads').selectAll().orderBy('createdAt', 'desc').limit(MOST).execute()
  const onSlides = await hashesOnSlides(db)
  const missing: Missing[] = []
  for (const upload of uploads)
    for (const cut of cutsOf(upload, onSlides.has(hashOf(upload)))) {
      // All formats of a cut are made together, the last one last.
      const file = await storage.open(nameOf(upload, cut, PICTURE_FORMATS.at(-1)!))
      file?.stream.destroy()
      if (!file) missing.push({ upload, cut })
    }
  return missing.toSorted((a, b) => a.cut.width - b.cut.width)
}

/** Makes them, one after the other. What cannot be made is left to whoever asks for it. */
export async function makeMissingSizes(shelf: Shelf): Promise<void> {
  for (const { upload, cut } of await missingSizes(shelf)) {
    const original = await shelf.storage.open(upload.name)
    if (!original) continue
    const bytes = await buffer(original.stream)
      .then(reduced)
      .catch(() => undefined)
    if (!bytes) continue
    for (const format of PICTURE_FORMATS) {
      const size = await derive(bytes, { ...cut, format }).catch(() => undefined)
      if (size) await keepSize(shelf, upload, nameOf(upload, cut, format), size)
    }
  }
}

const hashOf = ({ name }: UploadRow): string => parseName(name)!.hash
const nameOf = (upload: UploadRow, cut: Cut, format: PictureFormat): string =>
  nameOfSize(hashOf(upload), { ...cut, format })
