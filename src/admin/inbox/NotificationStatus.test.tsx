import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Notification } from '../../contract/api/notification.ts'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { createQueryClient } from '../api/queryClient.ts'
import { type Services, ServicesProvider } from '../services.ts'
import { NotificationStatus } from './MessageDetail.tsx'

const messages = inboxTexts.tr.notification
const waiting: Notification = {
  status: 'waiting',
  attempts: 2,
  lastError: 'Sunucu yanıt vermedi.',
  nextAttemptAt: '2026-05-20T21:30:00.000Z',
}

function show(notification: Notification | null | undefined, onRetry = async () => {}) {
  const services = { site: { timeZone: 'Europe/Istanbul' } } as Services
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ServicesProvider value={services}>
        <NotificationStatus message={{ id: 1, notification }} onRetry={onRetry} />
      </ServicesProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup({ delay: null })
}
const status = () => screen.getByRole('status').textContent
const again = () => screen.queryByRole('button')

test.each<[Notification | null, string, boolean]>([
  [null, messages.none, true],
  [waiting, `${messages.waiting} 2 kez denendi. Sunucu yanıt vermedi. Sonraki deneme: 21 May 2026 00:30.`, true],
  [{ ...waiting, attempts: 0, lastError: null }, messages.waiting, true],
  [
    { ...waiting, status: 'failed', nextAttemptAt: null },
    `${messages.failed} 2 kez denendi. Sunucu yanıt vermedi.`,
    true,
  ],
  [{ ...waiting, status: 'sent', nextAttemptAt: null }, messages.sent, false],
  [
    { ...waiting, status: 'notConfigured', attempts: 0, lastError: null, nextAttemptAt: null },
    messages.notConfigured,
    false,
  ],
])('notification status: %j is shown as "%s"', (notification, sentence, canBeSentAgain) => {
  show(notification)
  expect(status()).toBe(sentence)
  expect(again() !== null).toBe(canBeSentAgain)
})

test('notification status: the error of the server is marked as Turkish', () => {
  show(waiting)
  expect(screen.getByText(waiting.lastError!)).toHaveAttribute('lang', 'tr')
})

test('notification status: empty if the server does not send it', () => {
  show(undefined)
  expect(document.body).toHaveTextContent('')
})

test('notification retry: one request at a time, and the button shows it', async () => {
  const answer = Promise.withResolvers<void>()
  const onRetry = vi.fn(() => answer.promise)
  const user = show(waiting, onRetry)
  await user.click(again()!)
  expect(again()).toHaveTextContent(messages.retrying)
  await user.click(again()!)
  expect(onRetry).toHaveBeenCalledTimes(1)
  answer.resolve()
  await screen.findByRole('button', { name: messages.retry })
  await user.click(again()!)
  expect(onRetry).toHaveBeenCalledTimes(2)
})

test('notification retry: a failure is shown, and can be retried', async () => {
  const onRetry = vi.fn(async () => {})
  const user = show(waiting, onRetry.mockRejectedValueOnce(new Error('fetch failed')))
  await user.click(again()!)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.retryFailed)
  await user.click(again()!)
  expect(screen.queryByRole('alert')).toBeNull()
})
