import { Scenery } from '@filiz/design-system/Scenery'
import { placeholderFor, Scene } from '@filiz/design-system/scenes'
import { preload } from 'react-dom'
import { usePhoto } from '../pictures/usePhoto.ts'
import type { SeenSlide } from './callToAction.ts'

/** It fills the screen, and is wider than it is high: where the screen is not, most of its width is cut off. */
const SIZES = '(max-aspect-ratio: 1/1) 170vw, 100vw'

/**
 * What a slide shows: its picture, else farmland. The first one is the page's largest paint, and hurries; the others are
 * drawn when their turn is near, and are to be there when it comes.
 */
export function SlideScenery({ slide: { id, imageUrl }, isFirst }: { slide: SeenSlide; isFirst: boolean }) {
  const photo = usePhoto(imageUrl)
  const [smallest] = photo.sources ?? []
  if (photo.src && isFirst)
    preload(photo.src, {
      as: 'image',
      fetchPriority: 'high',
      ...(smallest && { type: smallest.type, imageSrcSet: smallest.srcSet, imageSizes: SIZES }),
    })
  return (
    <Scenery
      {...photo}
      alt=""
      sizes={SIZES}
      isFirst={isFirst}
      isNext={!isFirst}
      placeholder={<Scene name={placeholderFor('full', String(id))} />}
    />
  )
}
