import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { TextArea } from './TextArea.tsx'

componentContract(TextArea, { label: 'Mesajınız', name: 'message', error: 'Bu alan zorunludur.' })

test('is found by its label, and says what is wrong', () => {
  render(<TextArea label="Mesajınız" name="message" error="Bu alan zorunludur." />)
  const area = screen.getByRole('textbox', { name: 'Mesajınız' })
  expect(area.tagName).toBe('TEXTAREA')
  expect(area).toHaveAttribute('name', 'message')
  expect(area).toBeInvalid()
  expect(area).toHaveAccessibleDescription('Bu alan zorunludur.')
})
