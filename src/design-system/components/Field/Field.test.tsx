import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { Field } from './Field.tsx'

componentContract(Field, { label: 'E-posta', name: 'email', error: 'Geçerli bir e-posta adresi girin.', hint: 'Kısa' })

test('is found by its label, and carries the name that is sent', () => {
  render(<Field label="Telefon" note="isteğe bağlı" name="phoneNumber" type="tel" />)
  const input = screen.getByRole('textbox', { name: 'Telefon (isteğe bağlı)' })
  expect(input).toHaveAttribute('name', 'phoneNumber')
  expect(input).toHaveAttribute('type', 'tel')
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(input).not.toHaveAttribute('aria-describedby')
})

test('says what is wrong and how to fill it in to those who listen', () => {
  render(<Field label="E-posta" name="email" hint="İş adresiniz" error="Geçerli bir e-posta adresi girin." />)
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('İş adresiniz Geçerli bir e-posta adresi girin.')
})

test('what cannot be does not compile', () => {
  // @ts-expect-error a field has a label
  void (<Field name="email" />)
  // @ts-expect-error a field has a name
  void (<Field label="E-posta" />)
  // @ts-expect-error what is ticked is no line of text
  void (<Field label="Onay" name="consent" type="checkbox" />)
})
