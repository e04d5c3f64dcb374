import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHAT_LIMITS, type ChatMessage } from '../../../contract/api/chatCalls.ts'
import { createConversation, historyOf, type Turn } from './conversation.ts'

const GREETING = 'Merhaba, ben Filiz.'
const reply: Turn = { role: 'model', content: 'İki sonda yeter.', sources: [{ title: 'Kök 6', url: '/urunler/kok-6' }] }
const failed: Turn = { role: 'model', content: '', isFailure: true }

/** Session storage. */
const createStorage = (stored: Record<string, string> = {}) => ({
  stored,
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
})

function begin(replies: Turn[] = [reply], storage = createStorage()) {
  const requests: ChatMessage[][] = []
  const conversation = createConversation(
    GREETING,
    async (history) => {
      requests.push(history)
      return replies.shift() ?? reply
    },
    storage,
  )
  return { conversation, requests, storage, contents: () => conversation.read().turns.map(({ content }) => content) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('conversation: starts with the greeting', () => {
  expect(begin().conversation.read()).toEqual({
    turns: [{ role: 'model', content: GREETING }],
    isWaiting: false,
    draft: '',
  })
})

test('conversation: shows the question at once and the reply 300 ms after its response', async () => {
  const { conversation, requests, contents } = begin()
  conversation.write('  Kaç sonda gerekir?\n')
  const sent = conversation.send()
  expect(conversation.read()).toMatchObject({ isWaiting: true, draft: '' })
  expect(contents()).toEqual([GREETING, 'Kaç sonda gerekir?'])
  await vi.advanceTimersByTimeAsync(299)
  expect(conversation.read().isWaiting).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await sent
  expect(conversation.read()).toMatchObject({ isWaiting: false })
  expect(conversation.read().turns.at(-1)).toEqual(reply)
  expect(requests).toEqual([
    [
      { role: 'model', content: GREETING },
      { role: 'user', content: 'Kaç sonda gerekir?' },
    ],
  ])
})

test.each(['', '  \n\t'])('conversation: sends no blank draft: %o', async (draft) => {
  const { conversation, requests } = begin()
  conversation.write(draft)
  await conversation.send()
  expect(requests).toEqual([])
  expect(conversation.read()).toMatchObject({ draft, isWaiting: false })
})

test('conversation: sends nothing while a reply is pending, and keeps the draft', async () => {
  const { conversation, requests } = begin()
  conversation.write('Bir')
  const sent = conversation.send()
  conversation.write('İki')
  await conversation.send()
  expect(conversation.read().draft).toBe('İki')
  await vi.runAllTimersAsync()
  await sent
  expect(requests).toHaveLength(1)
})

test('conversation: a failure is a turn, and a retry replaces it by the reply', async () => {
  const { conversation, requests, contents } = begin([failed, reply])
  conversation.write('Kaç sonda?')
  await Promise.all([conversation.send(), vi.runAllTimersAsync()])
  expect(conversation.read().turns.at(-1)).toEqual(failed)
  const again = conversation.retry()
  expect(contents()).toEqual([GREETING, 'Kaç sonda?'])
  await Promise.all([again, vi.runAllTimersAsync()])
  expect(contents()).toEqual([GREETING, 'Kaç sonda?', reply.content])
  expect(requests[1]).toEqual(requests[0])
})

test('conversation: retries only a failure', async () => {
  const { conversation, requests } = begin()
  await conversation.retry()
  expect(requests).toEqual([])
})

describe('history in the request', () => {
  const turns = (count: number): Turn[] =>
    Array.from({ length: count }, (_, i) => ({ role: i % 2 ? 'user' : 'model', content: String(i) }))

  test('has all turns, failures with their text, without sources', () => {
    expect(historyOf([reply, failed, { role: 'user', content: 'Peki?' }])).toEqual([
      { role: 'model', content: reply.content },
      { role: 'model', content: 'Üzgünüm, bir hata oluştu. Lütfen daha sonra tekrar deneyin.' },
      { role: 'user', content: 'Peki?' },
    ])
  })

  test('has the newest turns within the limits of the API', () => {
    const history = historyOf([...turns(59), { role: 'user', content: 'ü'.repeat(CHAT_LIMITS.characters + 1) }])
    expect(history).toHaveLength(CHAT_LIMITS.messages)
    expect(history[0]!.content).toBe('20')
    expect(history.at(-1)!.content).toHaveLength(CHAT_LIMITS.characters)
  })
})

describe('conversation after a reload', () => {
  test('is restored', async () => {
    const { conversation, storage } = begin()
    conversation.write('Kaç sonda?')
    await Promise.all([conversation.send(), vi.runAllTimersAsync()])
    expect(begin([], storage).conversation.read().turns).toEqual(conversation.read().turns)
  })

  test('has a failure for a question without a reply, which can be retried', async () => {
    const { conversation, storage } = begin()
    conversation.write('Kaç sonda?')
    void conversation.send()
    const { conversation: next, requests } = begin([reply], storage)
    expect(next.read().turns.at(-1)).toEqual(failed)
    await Promise.all([next.retry(), vi.runAllTimersAsync()])
    expect(requests[0]!.at(-1)).toEqual({ role: 'user', content: 'Kaç sonda?' })
  })

  test.each([
    'null',
    '{',
    '[]',
    '{"turns":[]}',
    '[{"role":"system","content":"x"}]',
    '[{"role":"model","content":7}]',
    '[{"role":"model","content":"x","sources":[{"title":"x","url":"javascript:alert(1)"}]}]',
    '[{"role":"model","content":"x","sources":[{"title":"x","url":"//evil.example"}]}]',
  ])('starts again if the storage has something else: %s', (chat) => {
    expect(begin([], createStorage({ chat })).contents()).toEqual([GREETING])
  })

  test('is lost if the storage is blocked', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    const { conversation, contents } = begin([reply], { stored: {}, getItem: closed, setItem: closed })
    conversation.write('Kaç sonda?')
    await Promise.all([conversation.send(), vi.runAllTimersAsync()])
    expect(contents()).toHaveLength(3)
  })
})
