import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { LocaleSwitch } from './LocaleSwitch.tsx'

componentContract(LocaleSwitch, { locale: 'en', label: 'English', onSwitch: () => {} })

test('names the other language in itself', async () => {
  const onSwitch = vi.fn()
  render(<LocaleSwitch locale="en" label="English" onSwitch={onSwitch} />)
  const button = screen.getByRole('button', { name: 'English' })
  expect(button).toHaveAttribute('lang', 'en')
  await userEvent.click(button)
  expect(onSwitch).toHaveBeenCalledOnce()
})
