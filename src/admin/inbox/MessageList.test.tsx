import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { type Services, ServicesProvider } from '../services.ts'
import { MessageList } from './MessageList.tsx'

const messages = inboxTexts.tr
const rows = ['Bir', 'İki', 'Üç'].map((subject, index) => ({
  id: index + 1,
  name: 'Gülçin',
  subject,
  isRead: index > 0,
  createdAt: '2026-05-20T21:30:00Z',
}))

/** The list alone, with the only service that it uses: the time zone. */
function show(more: Partial<Parameters<typeof MessageList>[0]> = {}) {
  const services = { site: { timeZone: 'Europe/Istanbul' } } as Services
  render(
    <MemoryRouter>
      <ServicesProvider value={services}>
        <MessageList
          rows={rows}
          open={2}
          addressOf={(id) => `?message=${id}`}
          isLoading={false}
          showMore={undefined}
          {...more}
        />
      </ServicesProvider>
    </MemoryRouter>,
  )
  return userEvent.setup({ delay: null })
}
const link = (subject: string) => screen.getByText(subject).closest('a')!

test.each([
  ['ArrowDown', 'Bir', 'İki'],
  ['ArrowDown', 'Üç', 'Üç'],
  ['ArrowUp', 'Üç', 'İki'],
  ['ArrowUp', 'Bir', 'Bir'],
  ['Home', 'Üç', 'Bir'],
  ['End', 'Bir', 'Üç'],
  ['x', 'Bir', 'Bir'],
])('message list: %s moves the focus from %s to %s', async (key, from, to) => {
  const user = show()
  link(from).focus()
  await user.keyboard(`{${key}}`)
  expect(link(to)).toHaveFocus()
})

test.each(['Alt', 'Control', 'Meta'])('message list: %s with an arrow key is left to the browser', async (modifier) => {
  const user = show()
  link('Bir').focus()
  await user.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`)
  expect(link('Bir')).toHaveFocus()
})

test('message list: arrow keys do not scroll the page; other keys keep their default action', () => {
  show()
  const pressed = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    link('Bir').dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([pressed('ArrowDown'), pressed('End'), pressed('a')]).toEqual([true, true, false])
})

test('message list: marks the open message, unread messages and their time', () => {
  show()
  expect(screen.getAllByRole('link', { current: true })).toEqual([link('İki')])
  expect(screen.getAllByText(`${messages.unread}:`)).toHaveLength(1)
  expect(within(link('Bir')).getByText(`${messages.unread}:`)).toBeInTheDocument()
  // It is 00:30 of the next day in the time zone of the site.
  expect(link('Bir').querySelector('time')).toHaveTextContent('21 May')
  expect(link('Bir')).toHaveAttribute('href', '/?message=1')
})

test('message list: shows a message without subject and time', () => {
  show({ rows: [{ id: 7, name: 'Gülçin' }] })
  expect(screen.getByText(messages.noSubject)).toBeInTheDocument()
  expect(document.querySelector('time')).toBeNull()
})

test('message list: offers more messages, and is busy while loading', async () => {
  const showMore = vi.fn()
  const user = show({ showMore, isLoading: true })
  await user.click(screen.getByRole('button', { name: messages.more }))
  expect(showMore).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('navigation')).toHaveAttribute('aria-busy', 'true')
})

test('message list: offers no more messages at the end', () => {
  show()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('navigation')).toHaveAttribute('aria-busy', 'false')
})
