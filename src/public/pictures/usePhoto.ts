import type { PhotoProps } from '@filiz/design-system/Photo'
import { parseUrl } from '../../contract/parseUrl.ts'
import { PICTURE_FORMATS, srcSetOf } from '../../contract/pictures.ts'
import { apiRoot } from '../api/apiRoot.ts'
import { useSite } from '../document/SiteContext.ts'
import { usePictures } from './PicturesContext.ts'

interface SeenPhoto extends Pick<PhotoProps, 'sources' | 'miniature'> {
  /** Undefined where there is no picture that a page may ask for. */
  src: string | undefined
}

/** What `Photo` and `Picture` may offer browsers of an uploaded picture: sizes, formats, and a miniature if one is known. */
export function usePhoto(url: string | null | undefined): SeenPhoto {
  const site = useSite()
  const facts = usePictures()[url ?? '']
  if (!url || !isHosted(url, site.url)) return { src: undefined, sources: [], miniature: undefined }
  const sources = PICTURE_FORMATS.flatMap((format) => {
    const srcSet = srcSetOf(url, facts, format)
    return srcSet ? [{ type: `image/${format}`, srcSet }] : []
  })
  return { src: url, sources, miniature: facts?.placeholder }
}

/** Pages ask their own server and the API's for pictures and nobody else (their content policy says the same). */
function isHosted(url: string, home: string): boolean {
  const originOf = (address: string) => parseUrl(address, home)?.origin
  return [home, apiRoot()].some((address) => originOf(address) === originOf(url))
}
