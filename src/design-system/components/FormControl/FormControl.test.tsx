import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormControl, FormGrid } from './FormControl.tsx'

componentContract(FormGrid, { children: <TextField label="Konu" name="subject" /> })

test('FormControl: ties a control to its label, the caller’s description, hint and error', () => {
  render(
    <>
      <p id="rule">Kural</p>
      <FormControl
        label="Renk"
        note="isteğe bağlı"
        hint="İpucu"
        error="Yanlış"
        aria-describedby="rule"
        aria-invalid={false}
      >
        {(control) => <input type="color" {...control} />}
      </FormControl>
      <FormControl label="Boy" aria-describedby="rule" aria-invalid>
        {(control) => <input type="range" {...control} />}
      </FormControl>
    </>,
  )
  const colour = screen.getByLabelText('Renk (isteğe bağlı)')
  expect(colour).toHaveAccessibleDescription('Kural İpucu Yanlış')
  expect(colour).toBeInvalid()
  const length = screen.getByRole('slider', { name: 'Boy' })
  expect(length).toHaveAccessibleDescription('Kural')
  expect(length).toBeInvalid()
})

test('FormControl, grid: has the width of each control as a data attribute', () => {
  const { container } = render(
    <FormGrid>
      <TextField label="Ad soyad" name="name" width="half" />
      <TextField label="Konu" name="subject" />
    </FormGrid>,
  )
  const widths = [...container.firstElementChild!.children].map((field) => field.getAttribute('data-width'))
  expect(widths).toEqual(['half', 'full'])
})
