import type { PhotoProps } from '@filiz/design-system/Photo'
import type { Locale } from '../../contract/constants.ts'
import { parseUrl } from '../../contract/domain/parseUrl.ts'
import { isOpaque, PICTURE_FORMATS, type PictureFacts, srcSetOf } from '../../contract/domain/pictures.ts'
import { apiRoot } from '../data/apiRoot.ts'
import { CONTENT_LOCALE, useLocale } from '../i18n/chosenLocale.ts'
import { useSite } from '../meta/SiteContext.ts'
import { usePictures } from './PicturesContext.ts'
import { toldOf } from './told.ts'

interface SeenPhoto extends Pick<PhotoProps, 'sources' | 'blurDataURL' | 'objectPosition'> {
  /** Undefined where there is no picture that a page may ask for. */
  src: string | undefined
}

/** What `Photo` and `Picture` may offer browsers of an uploaded picture: sizes, formats, and a miniature if one is known. */
export function usePhoto(url: string | null | undefined): SeenPhoto {
  const site = useSite()
  const facts = usePictureFacts(url)
  if (!url || !isHosted(url, site.url)) return { src: undefined, sources: [], blurDataURL: undefined }
  const sources = PICTURE_FORMATS.flatMap((format) => {
    const srcSet = srcSetOf(url, facts, format)
    return srcSet ? [{ type: `image/${format}`, srcSet }] : []
  })
  return { src: url, sources, blurDataURL: facts?.placeholder, ...focalOf(facts) }
}

/** How a picture fills its place: a photograph to its edges, a drawing without a ground as a whole. */
export function usePictureFit(url: string | null | undefined): 'cover' | 'contain' {
  const facts = usePictureFacts(url)
  return isOpaque(url ?? '', facts) ? 'cover' : 'contain'
}

const focalOf = ({ focalX, focalY }: Partial<PictureFacts> = {}): Pick<PhotoProps, 'objectPosition'> =>
  focalX === undefined || focalY === undefined ? {} : { objectPosition: [focalX, focalY] }

/**
 * What is seen in a picture that says more than the words beside it, in the visitor's language where somebody has said it in
 * that, and what `lang` it needs where nobody has (WCAG 3.1.2); empty where nobody said anything.
 */
export function usePictureWords(url: string | null | undefined): { alt: string; lang?: Locale } {
  const { alt, en } = usePictureFacts(url) ?? {}
  const isForeign = useLocale() !== CONTENT_LOCALE
  if (isForeign && en?.alt) return { alt: en.alt }
  return { alt: alt ?? '', ...(isForeign && alt && { lang: CONTENT_LOCALE }) }
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
