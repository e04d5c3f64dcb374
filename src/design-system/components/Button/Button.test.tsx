import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Button } from './Button.tsx'

componentContract(Button, { children: 'Teklif isteyin' })

test('Button, variant and size: set as data attributes', () => {
  render(
    <Button variant="danger" size="s">
      Sil
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Sil' })).toHaveAttribute('data-variant', 'danger')
  expect(screen.getByRole('button')).toHaveAttribute('data-size', 's')
  expect(screen.getByRole('button')).not.toHaveAttribute('data-busy')
})

test('Button, type: does not submit a form by default', () => {
  render(<Button>Kapat</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('Button, loading: ignores clicks and keeps the focus', async () => {
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>Gönder</Button>)
  await userEvent.click(screen.getByRole('button'))
  rerender(
    <Button onClick={onClick} loading>
      Gönder
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.getByRole('button')).toHaveAttribute('data-busy', 'true')
})

test('Button: invalid props do not compile', () => {
  // @ts-expect-error a button has no href
  void (<Button href="/urunler">Ürünler</Button>)
  // @ts-expect-error a button has a text
  void (<Button />)
  // @ts-expect-error there is no such colour
  void (<Button variant="purple">Mor</Button>)
})
