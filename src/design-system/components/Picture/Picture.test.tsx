import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Picture } from './Picture.tsx'

const illustration = <svg viewBox="0 0 4 3" aria-hidden="true" data-testid="illustration" />
const probe = {
  src: '/uploads/kok-6.webp',
  alt: 'Toprakta ölçüm yapan sonda',
  background: 'sage',
  placeholder: illustration,
} as const

componentContract(Picture, probe)

test.each([null, undefined, ''])('Picture: shows the placeholder for %o', (src) => {
  const { container } = render(<Picture {...probe} src={src} />)
  expect(screen.getByTestId('illustration')).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.firstChild).toHaveAttribute('data-state', 'placeholder')
})

test('Picture: shows the placeholder when the picture fails to load, and keeps its alt text', () => {
  const { container, rerender } = render(<Picture {...probe} />)
  expect(container.firstChild).toHaveAttribute('data-state', 'image')
  fireEvent.error(screen.getByRole('img'))
  expect(container.firstChild).toHaveAttribute('data-state', 'broken')
  expect(screen.getByRole('img', { name: 'Toprakta ölçüm yapan sonda' })).toBeInTheDocument()
  rerender(<Picture {...probe} src="/uploads/yeni.webp" />)
  expect(container.firstChild).toHaveAttribute('data-state', 'image')
})

test('Picture, focal point: passed on only where the picture is cropped', () => {
  const { container, rerender } = render(<Picture {...probe} fit="cover" objectPosition={[0.25, 0.5]} />)
  expect(container.firstChild).toHaveAttribute('data-fit', 'cover')
  expect(container.querySelector('span')).toHaveAttribute('data-fit', 'cover')
  expect(container.querySelector('picture')).toHaveAttribute('data-x', '25')
  rerender(<Picture {...probe} objectPosition={[0.25, 0.5]} />)
  expect(container.querySelector('span')).toHaveAttribute('data-fit', 'contain')
  expect(container.querySelector('picture')).not.toHaveAttribute('data-x')
})

test('Picture: invalid props do not compile', () => {
  // @ts-expect-error a picture is described, if only by an empty text
  void (<Picture src="/a.webp" background="sage" placeholder={illustration} />)
  // @ts-expect-error no such background
  void (<Picture {...probe} background="grey" />)
})
