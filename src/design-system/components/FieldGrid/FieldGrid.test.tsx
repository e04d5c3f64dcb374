import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { Field } from '../Field/Field.tsx'
import { FieldGrid } from './FieldGrid.tsx'

componentContract(FieldGrid, { children: <Field label="Konu" name="subject" /> })

test('knows its fields by the room that they take', () => {
  const { container } = render(
    <FieldGrid>
      <Field label="Ad soyad" name="name" width="half" />
      <Field label="Konu" name="subject" />
    </FieldGrid>,
  )
  const widths = [...container.firstElementChild!.children].map((field) => field.getAttribute('data-width'))
  expect(widths).toEqual(['half', 'full'])
})
