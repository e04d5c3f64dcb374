import type { PhotoProps } from '@filiz/design-system/Photo'
import { PICTURE_FORMATS, srcSetOf } from '../../contract/pictures.ts'
import { usePictures } from './PicturesContext.ts'

/** What `Photo` and `Picture` may offer browsers of an uploaded picture: sizes, formats, and a miniature if one is known. */
export function usePhoto(url: string | null | undefined): Pick<PhotoProps, 'sources' | 'miniature'> {
  const facts = usePictures()[url ?? '']
  const sources = PICTURE_FORMATS.flatMap((format) => {
    const srcSet = srcSetOf(url ?? '', facts, format)
    return srcSet ? [{ type: `image/${format}`, srcSet }] : []
  })
  return { sources, miniature: facts?.placeholder }
}
