import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Mark } from './Mark.tsx'
import * as mark from './mark.ts'
import { appIcon, favicon } from './markFiles.ts'

it('Mark: is decorative beside the name, and has an accessible name with a label', () => {
  const { container, rerender } = render(<Mark />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
  rerender(<Mark on="field" label="Filiz" className="big" />)
  expect(screen.getByRole('img', { name: 'Filiz' })).toHaveAttribute('data-on', 'field')
  expect(container.firstChild).toHaveClass('big')
})

it('Mark: gives way to an icon', () => {
  const { container } = render(<Mark icon="/icon-192.png?v=1" size={28} />)
  expect(container.querySelector('svg')).toBeNull()
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
  expect(container.querySelector('img')).toHaveAttribute('src', '/icon-192.png?v=1')
})

it('Mark: renders on the server without a style attribute', () => {
  expect(renderToStaticMarkup(<Mark />)).not.toContain('style=')
})

it.each([favicon, appIcon])('Mark: %o: writes a file without custom properties and script', (write) => {
  const document = new DOMParser().parseFromString(write(), 'image/svg+xml')
  expect(document.querySelector('parsererror')).toBeNull()
  for (const [, line] of mark.shapes.matchAll(/ d="([^"]+)"/g))
    expect(document.querySelectorAll(`path[d="${line}"]`)).toHaveLength(1)
  expect(write()).not.toMatch(/var\(|currentColor|<script|<style/)
})
