import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { IconButton } from './IconButton.tsx'

const cross = <svg viewBox="0 0 24 24" aria-hidden="true" />

componentContract(IconButton, { label: 'Kapat', icon: cross })

test('IconButton: is named by its label and calls onClick', async () => {
  const onClick = vi.fn()
  render(<IconButton label="Kapat" icon={cross} onClick={onClick} />)
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('IconButton: invalid props do not compile', () => {
  // @ts-expect-error an icon alone needs a label
  void (<IconButton icon={cross} />)
  // @ts-expect-error a label alone needs an icon
  void (<IconButton label="Kapat" />)
})
