import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Dialog } from './Dialog.tsx'

const props = { title: 'Mesaj silinsin mi?', closeLabel: 'Kapat', onClose() {}, children: <p>Otuz gün kalır.</p> }

// jsdom has no `showModal`: the stories open it.
componentContract(Dialog, { ...props, open: false })

test('Dialog, onClose: not called when the caller closes it', () => {
  const onClose = vi.fn()
  render(<Dialog {...props} open={false} onClose={onClose} />)
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
})
