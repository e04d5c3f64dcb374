import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { Photo } from './Photo.tsx'

const field = { src: '/uploads/tarla.webp', alt: 'Menderes kıyısında tarlalar' }

componentContract(Photo, field)

test('offers smaller formats before its own, and only the first one hurries', () => {
  const sources = [{ type: 'image/avif', srcSet: '/uploads/tarla-640.avif 640w' }]
  const { container, rerender } = render(<Photo {...field} sources={sources} sizes="50vw" />)
  const source = container.querySelector('picture > source')
  expect(source).toHaveAttribute('type', 'image/avif')
  expect(source).toHaveAttribute('srcset', sources[0]!.srcSet)
  expect(source).toHaveAttribute('sizes', '50vw')
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  rerender(<Photo {...field} priority />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  rerender(<Photo {...field} preload />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'auto')
})

test('offers some screens a part of it, before all the whole', () => {
  const part = {
    type: 'image/avif',
    srcSet: '/uploads/tarla-640u.avif 240w',
    media: '(max-width: 34em)',
    sizes: '64vw',
  }
  const whole = { type: 'image/avif', srcSet: '/uploads/tarla-640.avif 640w' }
  const { container } = render(<Photo {...field} sources={[part, whole]} sizes="170vw" />)
  const offers = [...container.querySelectorAll('source')].map(({ media, sizes }) => [media, sizes])
  expect(offers).toEqual([
    ['(max-width: 34em)', '64vw'],
    ['', '170vw'],
  ])
})

test('says when it does not come', () => {
  const onError = vi.fn()
  render(<Photo {...field} onError={onError} />)
  expect(onError).not.toHaveBeenCalled()
  fireEvent.error(screen.getByRole('img'))
  expect(onError).toHaveBeenCalledOnce()
})

test('shows a miniature behind it, which says nothing', () => {
  const { container } = render(<Photo {...field} blurDataURL="data:image/webp;base64,AAAA" />)
  expect(container.querySelectorAll('img')).toHaveLength(2)
  expect(container.querySelectorAll('picture img')).toHaveLength(1)
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

test('a focal point is said along both sides, in the middle too, and where there is none nothing is', () => {
  const placed = (objectPosition?: readonly [number, number]) =>
    renderToStaticMarkup(<Photo src="/a.jpg" alt="" objectPosition={objectPosition} />).match(/data-[xy]="\d+"/g)
  expect(placed([0.48, 0.5])).toEqual(['data-x="10"', 'data-y="10"'])
  expect(placed([0, 0.5])).toEqual(['data-x="0"', 'data-y="10"'])
  expect(placed()).toBeNull()
})
