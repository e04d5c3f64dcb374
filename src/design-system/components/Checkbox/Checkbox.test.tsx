import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Checkbox } from './Checkbox.tsx'

componentContract(Checkbox, { label: 'Haberleri gönderin', name: 'news', hint: 'Ayda bir', error: 'Onay gerekli.' })

test('Checkbox: is toggled by its label, and described by hint and error', async () => {
  render(<Checkbox label="Haberleri gönderin" name="news" hint="Ayda bir" error="Onay gerekli." />)
  const box = screen.getByRole('checkbox', { name: 'Haberleri gönderin' })
  await userEvent.click(screen.getByText('Haberleri gönderin'))
  expect(box).toBeChecked()
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Ayda bir Onay gerekli.')
})
