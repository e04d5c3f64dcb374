import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../../../tests/public/site.ts'
import { type PictureFacts, PORTRAIT_SCREEN } from '../../../contract/domain/pictures.ts'
import { PicturesContext } from '../../media/PicturesContext.ts'
import { SiteContext } from '../../meta/SiteContext.ts'
import { SlideScenery } from './SlideScenery.tsx'

const base = `/uploads/${'a'.repeat(64)}`
const wide: PictureFacts = { width: 1600, height: 900, placeholder: null, widths: [1280, 1600] }

/** What browsers are offered, in their order. */
function offersOf(facts?: PictureFacts) {
  const { container } = render(
    <SiteContext value={site}>
      <PicturesContext value={facts ? { [`${base}.webp`]: facts } : {}}>
        <SlideScenery slide={{ id: 1, title: 'Slayt', imageUrl: `${base}.webp` }} />
      </PicturesContext>
    </SiteContext>,
  )
  return [...container.querySelectorAll('source')].map(({ type, media, sizes, srcset }) => [type, media, sizes, srcset])
}

const sizes = '(max-aspect-ratio: 1/1) 170vw, 100vw'

test('phones are offered the upright part of a wide picture, in its own width, and everybody else the whole', () => {
  expect(offersOf(wide)).toEqual([
    ['image/avif', PORTRAIT_SCREEN, '64vw', `${base}-1280u.avif 480w, ${base}-1600u.avif 600w`],
    ['image/webp', PORTRAIT_SCREEN, '64vw', `${base}-1280u.webp 480w, ${base}-1600u.webp 600w`],
    ['image/avif', '', sizes, `${base}-1280.avif 1280w, ${base}-1600.avif 1600w`],
    ['image/webp', '', sizes, `${base}-1280.webp 1280w, ${base}-1600.webp 1600w`],
  ])
})

test.each([
  ['is as narrow as that', { ...wide, width: 600 }],
  ['has a place that stays in sight', { ...wide, focalX: 0.2, focalY: 0.5 }],
  ['is unknown', undefined],
])('one that %s is offered whole', (_, facts) => {
  expect(offersOf(facts).map(([, media]) => media)).toEqual(['', ''])
})
