import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Photo } from './Photo.tsx'

const field = { src: '/uploads/tarla.webp', alt: 'Menderes kıyısında tarlalar' }

componentContract(Photo, field)

test('Photo: sources come before the image; only `priority` loads with high priority', () => {
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

test('Photo: sources with a media query keep their own sizes and order', () => {
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

test('Photo, onError: called when the image fails to load', () => {
  const onError = vi.fn()
  render(<Photo {...field} onError={onError} />)
  expect(onError).not.toHaveBeenCalled()
  fireEvent.error(screen.getByRole('img'))
  expect(onError).toHaveBeenCalledOnce()
})

test('Photo, preview: hidden from screen readers', () => {
  const { container } = render(<Photo {...field} blurDataURL="data:image/webp;base64,AAAA" />)
  expect(container.querySelectorAll('img')).toHaveLength(2)
  expect(container.querySelectorAll('picture img')).toHaveLength(1)
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

test('Photo, focal point: percent of both sides in steps of five, nothing without one', () => {
  const placed = (objectPosition?: readonly [number, number]) =>
    renderToStaticMarkup(<Photo src="/a.jpg" alt="" objectPosition={objectPosition} />).match(/data-[xy]="\d+"/g)
  expect(placed([0.48, 0.5])).toEqual(['data-x="50"', 'data-y="50"'])
  expect(placed([0, 0.06])).toEqual(['data-x="00"', 'data-y="05"'])
  expect(placed()).toBeNull()
})
