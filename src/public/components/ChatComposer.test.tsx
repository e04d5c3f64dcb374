import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { ChatComposer } from './ChatComposer.tsx'

const props = {
  label: 'Bir soru sorun...',
  sendLabel: 'Gönder',
  value: '',
  maxLength: 20,
  onChange: () => {},
  onSend: () => {},
}

componentContract(ChatComposer, props)

function renderComposer(more: Partial<ComponentProps<typeof ChatComposer>> = {}) {
  const onSend = vi.fn()
  function Writing() {
    const [value, setValue] = useState('')
    return <ChatComposer {...props} onSend={onSend} {...more} value={value} onChange={setValue} />
  }
  render(<Writing />)
  return { onSend, field: screen.getByRole('textbox', { name: props.label }), send: screen.getByRole('button') }
}

test('sends on Enter and from its button, and breaks the line on Shift and Enter', async () => {
  const { onSend, field, send } = renderComposer()
  await userEvent.type(field, 'Bir{Shift>}{Enter}{/Shift}iki')
  expect(field).toHaveValue('Bir\niki')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledTimes(1)
  await userEvent.click(send)
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('sends nothing blank', async () => {
  const { onSend, field, send } = renderComposer()
  expect(send).toBeDisabled()
  await userEvent.type(field, '   {Enter}')
  expect(send).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
  expect(field).toHaveValue('   ')
})

test('while an answer is on its way one may write, and not send', async () => {
  const { onSend, field, send } = renderComposer({ isWaiting: true })
  await userEvent.type(field, 'Peki ya{Enter}')
  expect(field).toHaveValue('Peki ya')
  expect(send).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
})

test('the Enter that ends the composition of a letter does not send', async () => {
  const { onSend, field } = renderComposer()
  await userEvent.type(field, 'soru')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(onSend).not.toHaveBeenCalled()
})

test('holds no more than may be sent', () => {
  expect(renderComposer().field).toHaveAttribute('maxlength', '20')
})
