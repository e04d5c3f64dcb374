import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chooseLocale } from './chosenLocale.ts'
import { createLateEnglish } from './lateEnglish.ts'

const shownBy = (load: () => Promise<string>) => {
  const useTexts = createLateEnglish('tarla', load)
  const Texts = () => <p>{useTexts()}</p>
  render(<Texts />)
}

test('English is loaded when it is read, once, and Turkish never', async () => {
  const load = vi.fn(async () => 'field')
  shownBy(load)
  expect(screen.getByText('tarla')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  act(() => chooseLocale('en'))
  expect(await screen.findByText('field')).toBeInTheDocument()
  act(() => chooseLocale('tr'))
  expect(screen.getByText('tarla')).toBeInTheDocument()
  act(() => chooseLocale('en'))
  expect(screen.getByText('field')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})

test('where it does not come, Turkish stays', async () => {
  shownBy(() => Promise.reject(new Error('offline')))
  await act(async () => chooseLocale('en'))
  expect(screen.getByText('tarla')).toBeInTheDocument()
})
