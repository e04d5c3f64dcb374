import { Scenery } from '@filiz/design-system/Scenery'
import { placeholderFor, Scene } from '@filiz/design-system/scenes'
import { PORTRAIT_SCREEN, portraitShare, portraitSrcSet } from '../../../contract/domain/pictures.ts'
import { usePictures } from '../../media/PicturesContext.ts'
import { usePhoto } from '../../media/usePhoto.ts'
import type { SeenSlide } from './callToAction.ts'

/** It fills the screen, and is wider than it is high: where the screen is not, most of its width is cut off. */
const SIZES = '(max-aspect-ratio: 1/1) 170vw, 100vw'
/** What the upright part of a picture of 16 by 9 has of that. */
const PORTRAIT_SIZES = '64vw'

/**
 * What a slide shows: its picture, else farmland. Its words are the page's largest paint (a picture that fills the window
 * is none), so the picture comes behind what they need; those of the other slides are drawn when their turn is near, and are
 * to be there when it comes. Phones get the upright part of a wide one, unless somebody chose what stays in sight: it lies
 * where nobody did.
 */
export function SlideScenery({ slide: { id, imageUrl } }: { slide: SeenSlide }) {
  const { sources = [], ...photo } = usePhoto(imageUrl)
  const facts = usePictures()[imageUrl ?? '']
  const share = facts && !photo.focal ? portraitShare(facts) : 1
  const upright = sources.map(({ type, srcSet }) => ({
    type,
    srcSet: portraitSrcSet(srcSet, share),
    sizes: PORTRAIT_SIZES,
    media: PORTRAIT_SCREEN,
  }))
  return (
    <Scenery
      {...photo}
      sources={share < 1 ? [...upright, ...sources] : sources}
      alt=""
      sizes={SIZES}
      isNext
      placeholder={<Scene name={placeholderFor('full', id)} />}
    />
  )
}
