import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Section } from './Section.tsx'

componentContract(Section, { children: <h2>Öne çıkan ürünler</h2> })

test('Section, tone and space: set as data attributes', () => {
  const { container } = render(
    <Section tone="sunk" space="tight">
      …
    </Section>,
  )
  expect(container.firstChild).toHaveAttribute('data-tone', 'sunk')
  expect(container.firstChild).toHaveAttribute('data-space', 'tight')
})
