import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lateSceneNames, scenes } from './index.ts'
import { LateScene } from './LateScene.tsx'

it.each(lateSceneNames)('%s has one file, seen by day or by night, and asks for it when it is near', (name) => {
  const markup = renderToStaticMarkup(<LateScene name={name} />)
  const { width, height } = scenes[name]
  const [day, night] = [...markup.matchAll(/<img [^>]*>/g)].map(([image]) => image)
  for (const image of [day, night]) expect(image).toMatch(new RegExp(`late/${name}\\.svg.*loading="lazy"`))
  expect(day).toContain(`viewBox(0,0,${width},${height})`)
  expect(night).toContain(`viewBox(0,${2 * height},${width},${height})`)
})

it('shows one of several parts side by side, with the land around it', () => {
  const { container } = render(<LateScene name="season" stretch={[1, 4]} />)
  expect(container.querySelector('img')!.src).toContain('viewBox(-328,0,1640,210)')
})

it('is decoration unless it is given a label', () => {
  const { container, rerender } = render(<LateScene name="season" />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  rerender(<LateScene name="season" label="Bir tarlanın on iki ayı" />)
  expect(screen.getByRole('img', { name: 'Bir tarlanın on iki ayı' })).not.toHaveAttribute('aria-hidden')
})

it('puts class, ref and other props on its root, and never a style attribute', () => {
  const ref = createRef<HTMLSpanElement>()
  const { container } = render(<LateScene name="divider" className="wide" ref={ref} data-part="divider" />)
  expect(container.firstChild).toBe(ref.current)
  expect(ref.current).toHaveClass('wide')
  expect(ref.current).toHaveAttribute('data-part', 'divider')
  expect(container.innerHTML).not.toContain('style=')
})
