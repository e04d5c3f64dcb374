import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectNoise } from '../../../tests/setup/dom.ts'
import { siteTexts } from '../../contract/i18n/site/site.ts'
import { CrashBoundary } from './CrashBoundary.tsx'

test('keeps what is around a page that crashes, and offers to load it anew', () => {
  expectNoise()
  vi.mocked(console.error).mockImplementation(() => {})
  const Broken = () => {
    throw new Error('boom')
  }
  render(
    <>
      <header>Filiz</header>
      <CrashBoundary at="" hasStood={false}>
        <Broken />
      </CrashBoundary>
    </>,
  )
  const { crashed } = siteTexts.tr
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(crashed.title)
  expect(screen.getByRole('button', { name: crashed.action })).toBeInTheDocument()
})

test('shows a page that does not', () => {
  render(
    <CrashBoundary at="" hasStood={false}>
      Tarla
    </CrashBoundary>,
  )
  expect(screen.getByText('Tarla')).toBeInTheDocument()
})
