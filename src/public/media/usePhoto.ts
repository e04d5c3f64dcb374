import type { PhotoProps } from '@filiz/design-system/Photo'
import type { Locale } from '../../contract/constants.ts'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import { parseUrl } from '../../contract/domain/parseUrl.ts'
import { isOpaque, PICTURE_FORMATS, srcSetOf } from '../../contract/domain/pictures.ts'
import { apiRoot } from '../data/apiClient.ts'
import { CONTENT_LOCALE, useLocale } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import { usePictureFacts } from './pictureFacts.ts'

interface PhotoSource extends Pick<PhotoProps, 'sources' | 'blurDataURL' | 'objectPosition'> {
  /** Undefined if there is no picture, or if it is on a server that pages may not request. */
  src: string | undefined
}

/** Source props of `Photo` and `Picture` for an uploaded picture: formats and widths, placeholder and focal point. */
export function usePhoto(url: string | null | undefined): PhotoSource {
  const site = useSite()
  const facts = usePictureFacts(url)
  if (!url || !isHosted(url, site.url)) return { src: undefined, sources: [], blurDataURL: undefined }
  const sources = PICTURE_FORMATS.flatMap((format) => {
    const srcSet = srcSetOf(url, facts, format)
    return srcSet ? [{ type: `image/${format}`, srcSet }] : []
  })
  const { placeholder, focalX, focalY } = facts ?? {}
  const objectPosition = focalX === undefined || focalY === undefined ? undefined : ([focalX, focalY] as const)
  return { src: url, sources, blurDataURL: placeholder, objectPosition }
}

/** Object fit of a picture: photographs cover their frame, transparent drawings are shown whole. */
export function usePictureFit(url: string | null | undefined): 'cover' | 'contain' {
  const facts = usePictureFacts(url)
  return isOpaque(url ?? '', facts) ? 'cover' : 'contain'
}

/**
 * Alternative text of a picture, in the visitor's language if it is entered in that, else with its `lang` (WCAG 3.1.2). Empty
 * if none is entered: the picture is then decorative.
 */
export function useAltText(url: string | null | undefined): { alt: string; lang?: Locale } {
  const { alt, [SECOND_FIELD]: en } = usePictureFacts(url) ?? {}
  const isForeign = useLocale() !== CONTENT_LOCALE
  if (isForeign && en?.alt) return { alt: en.alt }
  return { alt: alt ?? '', ...(isForeign && alt && { lang: CONTENT_LOCALE }) }
}

/** Whether a picture is on our own server or on the API's: the content security policy allows no others. */
function isHosted(url: string, siteUrl: string): boolean {
  const originOf = (address: string) => parseUrl(address, siteUrl)?.origin
  return [siteUrl, apiRoot()].some((address) => originOf(address) === originOf(url))
}
