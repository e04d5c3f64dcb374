import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { PageHead } from './PageHead.tsx'

componentContract(PageHead, { title: 'Ürünler', lead: 'Toprağa gömülen, direğe takılan, havalanan cihazlar.' })

test('PageHead: is the only h1', () => {
  render(<PageHead title="Ürünler" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Ürünler' })).toHaveAttribute('data-length', 'short')
})

test('PageHead: sets a long title smaller', () => {
  render(<PageHead title={'ölçüm '.repeat(40)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-length', 'very-long')
})
