import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { buildProduct } from '../../../tests/integration/public/products.ts'
import { site } from '../../../tests/integration/public/site.ts'
import { prepareVisits } from '../../../tests/integration/public/visits.ts'
import { SiteContext } from '../meta/SiteContext.ts'
import { MorePictures } from './MorePictures.tsx'
import { addPictureDescriptions, PicturesContext } from './pictureFacts.ts'

const facts = { width: 8, height: 6, placeholder: null, widths: [] }
const known = { '/uploads/bir.webp': { ...facts, alt: 'Sonda' }, '/uploads/iki.webp': { ...facts, alt: 'Kablo' } }

const renderRow = (...urls: (string | null)[]) =>
  render(
    <SiteContext value={site}>
      <PicturesContext value={known}>
        <MorePictures name="Kök 6" pictures={urls.map((imageUrl) => ({ imageUrl }))} />
      </PicturesContext>
    </SiteContext>,
  )

test('more pictures: each once, in order, with its alternative text', () => {
  // In jsdom the style sheet has no URL, which React warns about.
  expectNoise()
  renderRow('/uploads/iki.webp', null, '/uploads/bir.webp', '/uploads/iki.webp')
  const row = screen.getByRole('list', { name: /Kök 6/ })
  expect(row).toHaveAttribute('tabindex', '0')
  expect([...row.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Kablo', 'Sonda'])
})

test.each([[[]], [[null, '']]])('more pictures: nothing without pictures: %o', (urls) => {
  expect(renderRow(...urls).container).toBeEmptyDOMElement()
})

const visits = prepareVisits()

test.each([
  ['/urunler/kok', 'Sonda'],
  ['/en/products/kok', 'A probe'],
])('%s: the picture has its alternative text in the language of the page', async (path, alt) => {
  const imageUrl = '/uploads/sonda.webp'
  visits.api.products.push(buildProduct({ slug: 'kok', name: 'Kök 6', imageUrl }))
  await visits.open(path)
  expect(screen.getByAltText('Kök 6')).toBeInTheDocument()
  act(() => addPictureDescriptions({ pictures: { [imageUrl]: { alt: 'Sonda', en: { alt: 'A probe' } } } }))
  expect(await screen.findByAltText(alt)).toHaveAttribute('src', imageUrl)
  act(() => addPictureDescriptions({ pictures: { [imageUrl]: {} } }))
})
