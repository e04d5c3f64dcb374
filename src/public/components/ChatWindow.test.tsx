import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { ChatMessage } from './ChatMessage.tsx'
import { ChatWindow } from './ChatWindow.tsx'

const props = {
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

componentContract(ChatWindow, props)

test('is a dialog beside the page, with a log in it', () => {
  render(<ChatWindow {...props} />)
  expect(screen.getByRole('dialog', { name: 'Filiz Destek' })).not.toHaveAttribute('aria-modal')
  expect(screen.getByRole('log')).toHaveTextContent('Merhaba')
})

test('closes from its button, and on Escape wherever the focus is in it', async () => {
  const onClose = vi.fn()
  render(<ChatWindow {...props} onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Sohbeti kapat' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  screen.getByRole('textbox').focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('moves to the newest turn, and to its beginning when it is longer than the log', () => {
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
