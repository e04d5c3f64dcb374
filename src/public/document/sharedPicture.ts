import { type Pictures, resized, SHARING_PICTURE } from '../../contract/pictures.ts'

/** A picture for previews of a shared page; its size in pixels where that is known. */
export interface SharedPicture {
  url: string
  width?: number
  height?: number
}

/** As wide as a preview shows it anywhere, in pixels. */
const WIDTH = 1280
/** What no preview reads. */
const UNREADABLE = /\.(svg|avif)$|^data:/i

/** The picture that a preview of a page shows: its own in a format that previews read, else the site's. */
export function sharedPictureOf(url: string | null | undefined, pictures: Pictures): SharedPicture {
  const facts = pictures[url ?? '']
  const width = facts ? facts.widths.findLast((each) => each <= WIDTH) : WIDTH
  const address = url && width && resized(url, width, 'webp')
  if (address)
    return { url: address, ...(facts && { width, height: Math.round((facts.height / facts.width) * width) }) }
  return url && !UNREADABLE.test(url) ? { url } : SHARING_PICTURE
}
