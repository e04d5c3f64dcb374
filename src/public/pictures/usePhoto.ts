import type { PhotoProps } from '@filiz/design-system/Photo'
import { parseUrl } from '../../contract/parseUrl.ts'
import { PICTURE_FORMATS, type PictureFacts, srcSetOf } from '../../contract/pictures.ts'
import { apiRoot } from '../api/apiRoot.ts'
import { useSite } from '../document/SiteContext.ts'
import { useLocale } from '../preferences/chosenLocale.ts'
import { usePictures } from './PicturesContext.ts'
import { toldOf } from './told.ts'

interface SeenPhoto extends Pick<PhotoProps, 'sources' | 'miniature' | 'focal'> {
  /** Undefined where there is no picture that a page may ask for. */
  src: string | undefined
}

/** What `Photo` and `Picture` may offer browsers of an uploaded picture: sizes, formats, and a miniature if one is known. */
export function usePhoto(url: string | null | undefined): SeenPhoto {
  const site = useSite()
  const facts = usePictureFacts(url)
  if (!url || !isHosted(url, site.url)) return { src: undefined, sources: [], miniature: undefined }
  const sources = PICTURE_FORMATS.flatMap((format) => {
    const srcSet = srcSetOf(url, facts, format)
    return srcSet ? [{ type: `image/${format}`, srcSet }] : []
  })
  return { src: url, sources, miniature: facts?.placeholder, ...focalOf(facts) }
}

const focalOf = ({ focalX, focalY }: Partial<PictureFacts> = {}): Pick<PhotoProps, 'focal'> =>
  focalX === undefined || focalY === undefined ? {} : { focal: [focalX, focalY] }

/** What is seen in a picture that says more than the words beside it, in the visitor's language; empty where nobody said. */
export function usePictureWords(url: string | null | undefined): string {
  const { alt = '', en } = usePictureFacts(url) ?? {}
  return (useLocale() === 'en' && en?.alt) || alt
}

/** What the document knew of a picture, and what an answer has told of it since. */
function usePictureFacts(url: string | null | undefined): Partial<PictureFacts> | undefined {
  const known = usePictures()[url ?? '']
  const told = toldOf(url ?? '')
  return told ? { ...known, ...told } : known
}

/** Pages ask their own server and the API's for pictures and nobody else (their content policy says the same). */
function isHosted(url: string, home: string): boolean {
  const originOf = (address: string) => parseUrl(address, home)?.origin
  return [home, apiRoot()].some((address) => originOf(address) === originOf(url))
}
