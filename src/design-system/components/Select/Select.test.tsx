import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Select } from './Select.tsx'

const props = {
  label: 'Konu',
  name: 'subject',
  options: [
    { value: 'irrigation', label: 'Sulama' },
    { value: 'drone', label: 'İlaçlama', disabled: true },
  ],
}

componentContract(Select, { ...props, error: 'Bu alan zorunludur.' })

test('Select: is labelled, begins with the placeholder and reports the chosen value', async () => {
  const onChange = vi.fn()
  render(<Select {...props} placeholder="Seçin" onChange={({ target }) => onChange(target.value)} />)
  const select = screen.getByRole('combobox', { name: 'Konu' })
  expect(select).toHaveValue('')
  await userEvent.selectOptions(select, 'Sulama')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('irrigation')
  expect(screen.getByRole('option', { name: 'İlaçlama' })).toBeDisabled()
})
