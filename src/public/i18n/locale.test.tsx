import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import type { Locale } from '../../contract/constants.ts'
import { createTexts, LocaleContext, loadTexts } from './locale.ts'

const prepare = (en: () => Promise<{ default: string }>) => {
  const useTexts = createTexts({ tr: async () => ({ default: 'tarla' }), en })
  const Texts = () => <p>{useTexts()}</p>
  return (locale: Locale) => (
    <LocaleContext value={locale}>
      <Suspense>
        <Texts />
      </Suspense>
    </LocaleContext>
  )
}

test('texts: English is loaded once, and never for Turkish pages', async () => {
  const loadEnglish = vi.fn(async () => ({ default: 'field' }))
  const textsIn = prepare(loadEnglish)
  await loadTexts('tr')
  const { rerender } = render(textsIn('tr'))
  expect(screen.getByText('tarla')).toBeInTheDocument()
  expect(loadEnglish).not.toHaveBeenCalled()
  await loadTexts('en')
  rerender(textsIn('en'))
  expect(screen.getByText('field')).toBeInTheDocument()
  rerender(textsIn('tr'))
  rerender(textsIn('en'))
  expect(loadEnglish).toHaveBeenCalledOnce()
})

test('texts: a part that is loaded later waits for them', async () => {
  await act(async () => render(prepare(async () => ({ default: 'late' }))('en')))
  expect(screen.getByText('late')).toBeInTheDocument()
})

test('texts: requested again after a failure', async () => {
  const loadEnglish = vi.fn(async () => ({ default: 'field' }))
  loadEnglish.mockRejectedValueOnce(new Error('offline'))
  prepare(loadEnglish)
  await expect(loadTexts('en')).rejects.toThrow('offline')
  await loadTexts('en')
  expect(loadEnglish).toHaveBeenCalledTimes(2)
})
