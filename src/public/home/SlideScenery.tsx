import { Scenery } from '@filiz/design-system/Scenery'
import { placeholderFor, Scene } from '@filiz/design-system/scenes'
import { usePhoto } from '../pictures/usePhoto.ts'
import type { SeenSlide } from './callToAction.ts'

/** It fills the screen, and is wider than it is high: where the screen is not, most of its width is cut off. */
const SIZES = '(max-aspect-ratio: 1/1) 170vw, 100vw'

/**
 * What a slide shows: its picture, else farmland. Its words are the page's largest paint (a picture that fills the window
 * is none), so the picture comes behind what they need; those of the other slides are drawn when their turn is near, and are
 * to be there when it comes.
 */
export function SlideScenery({ slide: { id, imageUrl } }: { slide: SeenSlide }) {
  const photo = usePhoto(imageUrl)
  return (
    <Scenery {...photo} alt="" sizes={SIZES} isNext placeholder={<Scene name={placeholderFor('full', String(id))} />} />
  )
}
