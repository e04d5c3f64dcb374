import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { accessibilityFaultsOf } from '../../../tests/helpers/componentContract.tsx'
import { ChatComposer, ChatMessage, ChatWindow, TypingIndicator } from './ChatWindow.tsx'

const props = {
  company: 'Filiz Tarım Teknolojileri',
  title: 'Filiz Destek',
  closeLabel: 'Sohbeti kapat',
  onClose: () => {},
  newest: 1,
  children: (
    <ChatMessage from="model" speaker="Filiz">
      Merhaba
    </ChatMessage>
  ),
  foot: <input aria-label="Bir soru sorun..." />,
}

test('window: is a non-modal dialog with a log', () => {
  render(<ChatWindow {...props} />)
  expect(screen.getByRole('dialog', { name: 'Filiz Destek' })).not.toHaveAttribute('aria-modal')
  expect(screen.getByRole('log')).toHaveTextContent('Merhaba')
})

test('window: closes by its button and by Escape anywhere inside', async () => {
  const onClose = vi.fn()
  render(<ChatWindow {...props} onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Sohbeti kapat' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  screen.getByRole('textbox').focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('window: scrolls to the newest message, or to its beginning if it is longer than the log', () => {
  const { rerender } = render(<ChatWindow {...props} />)
  const log = screen.getByRole('log')
  vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(900)
  rerender(<ChatWindow {...props} />)
  expect(log.scrollTop).toBe(0)
  rerender(<ChatWindow {...props} newest={2} />)
  expect(log.scrollTop).toBe(900)
  vi.spyOn(log, 'clientHeight', 'get').mockReturnValue(300)
  vi.spyOn(log.lastElementChild as HTMLElement, 'offsetHeight', 'get').mockReturnValue(400)
  vi.spyOn(log.lastElementChild as HTMLElement, 'offsetTop', 'get').mockReturnValue(480)
  rerender(<ChatWindow {...props} newest={3} />)
  expect(log.scrollTop).toBe(480)
})

test('window: axe finds no fault', async () => {
  const { container } = render(
    <ChatWindow {...props} foot={<ChatComposer {...composer} />}>
      <ChatMessage from="model" speaker="Filiz">
        <TypingIndicator label="Yazıyor..." />
      </ChatMessage>
    </ChatWindow>,
  )
  expect(screen.getByRole('img', { name: 'Yazıyor...' })).toBeInTheDocument()
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

const message = { from: 'model', speaker: 'Filiz', children: 'Merhaba' } as const

test('message: names its author for screen readers', () => {
  const { container } = render(<ChatMessage {...message} />)
  expect(container).toHaveTextContent('Filiz: Merhaba')
  expect(container.firstChild).toHaveAttribute('data-from', 'model')
  expect(container.firstChild).not.toHaveAttribute('data-error')
})

test('message: an error has its action', () => {
  const { container } = render(<ChatMessage {...message} isError after={<button type="button">Tekrar dene</button>} />)
  expect(container.firstChild).toHaveAttribute('data-error', 'true')
  expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument()
})

const composer = {
  label: 'Bir soru sorun...',
  sendLabel: 'Gönder',
  value: '',
  maxLength: 20,
  onChange: () => {},
  onSend: () => {},
}

function renderComposer(more: Partial<ComponentProps<typeof ChatComposer>> = {}) {
  const onSend = vi.fn()
  function Writing() {
    const [value, setValue] = useState('')
    return <ChatComposer {...composer} onSend={onSend} {...more} value={value} onChange={setValue} />
  }
  render(<Writing />)
  return { onSend, field: screen.getByRole('textbox', { name: composer.label }), send: screen.getByRole('button') }
}

test('composer: sends on Enter and from its button, and breaks the line on Shift and Enter', async () => {
  const { onSend, field, send } = renderComposer()
  await userEvent.type(field, 'Bir{Shift>}{Enter}{/Shift}iki')
  expect(field).toHaveValue('Bir\niki')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledTimes(1)
  await userEvent.click(send)
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('composer: sends no blank text', async () => {
  const { onSend, field, send } = renderComposer()
  expect(send).toBeDisabled()
  await userEvent.type(field, '   {Enter}')
  expect(send).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
  expect(field).toHaveValue('   ')
})

test('composer: takes text but does not send while a reply is pending', async () => {
  const { onSend, field, send } = renderComposer({ isWaiting: true })
  await userEvent.type(field, 'Peki ya{Enter}')
  expect(field).toHaveValue('Peki ya')
  expect(send).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
})

test('composer: an Enter of an input method does not send', async () => {
  const { onSend, field } = renderComposer()
  await userEvent.type(field, 'soru')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(onSend).not.toHaveBeenCalled()
})

test('composer: limits the length', () => {
  expect(renderComposer().field).toHaveAttribute('maxlength', '20')
})
