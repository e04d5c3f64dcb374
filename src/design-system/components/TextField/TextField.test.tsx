import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { TextArea, TextField } from './TextField.tsx'

componentContract(TextField, {
  label: 'E-posta',
  name: 'email',
  error: 'Geçerli bir e-posta adresi girin.',
  hint: 'Kısa',
})

describe('TextArea', () => {
  componentContract(TextArea, { label: 'Mesajınız', name: 'message', error: 'Bu alan zorunludur.' })
})

test('TextField: is found by its label, and has a name for the form', () => {
  render(<TextField label="Telefon" note="isteğe bağlı" name="phoneNumber" type="tel" />)
  const input = screen.getByRole('textbox', { name: 'Telefon (isteğe bağlı)' })
  expect(input).toHaveAttribute('name', 'phoneNumber')
  expect(input).toHaveAttribute('type', 'tel')
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(input).not.toHaveAttribute('aria-describedby')
})

test.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('TextField: %s: is described by hint and error, and invalid with an error', (_, Control) => {
  render(<Control label="E-posta" name="email" hint="İş adresiniz" error="Geçerli bir e-posta adresi girin." />)
  expect(screen.getByRole('textbox', { name: 'E-posta' })).toBeInvalid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('İş adresiniz Geçerli bir e-posta adresi girin.')
})

test('TextField: invalid props do not compile', () => {
  // @ts-expect-error a field has a label
  void (<TextField name="email" />)
  // @ts-expect-error a field has a name
  void (<TextField label="E-posta" />)
  // @ts-expect-error a checkbox is no text field
  void (<TextField label="Onay" name="consent" type="checkbox" />)
})
