import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chooseLocale, createTexts } from './locale.ts'

const renderTexts = (loadEnglish: () => Promise<{ default: string }>) => {
  const useTexts = createTexts('tarla', loadEnglish)
  const Texts = () => <p>{useTexts()}</p>
  render(<Texts />)
}

test('texts: English is loaded once, when it is chosen', async () => {
  const loadEnglish = vi.fn(async () => ({ default: 'field' }))
  renderTexts(loadEnglish)
  expect(screen.getByText('tarla')).toBeInTheDocument()
  expect(loadEnglish).not.toHaveBeenCalled()
  act(() => chooseLocale('en'))
  expect(await screen.findByText('field')).toBeInTheDocument()
  act(() => chooseLocale('tr'))
  expect(screen.getByText('tarla')).toBeInTheDocument()
  act(() => chooseLocale('en'))
  expect(screen.getByText('field')).toBeInTheDocument()
  expect(loadEnglish).toHaveBeenCalledOnce()
})

test('texts: stay Turkish if English cannot be loaded', async () => {
  renderTexts(() => Promise.reject(new Error('offline')))
  await act(async () => chooseLocale('en'))
  expect(screen.getByText('tarla')).toBeInTheDocument()
})
