import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHAT_LIMITS, type ChatMessage } from '../../../contract/api/chatCalls.ts'
import { createConversation, historyOf, type Turn } from './conversation.ts'

const GREETING = 'Merhaba, ben Filiz.'
const reply: Turn = { role: 'model', content: 'İki sonda yeter.', sources: [{ title: 'Kök 6', url: '/urunler/kok-6' }] }
const failed: Turn = { role: 'model', content: '', isFailure: true }

/** What a tab keeps. */
const createStorage = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
})

function begin(answers: Turn[] = [reply], storage = createStorage()) {
  const asked: ChatMessage[][] = []
  const conversation = createConversation(
    GREETING,
    async (history) => {
      asked.push(history)
      return answers.shift() ?? reply
    },
    storage,
  )
  return { conversation, asked, storage, wordsOf: () => conversation.read().turns.map(({ content }) => content) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('begins with one greeting of the model', () => {
  expect(begin().conversation.read()).toEqual({
    turns: [{ role: 'model', content: GREETING }],
    isWaiting: false,
    draft: '',
  })
})

test('a question is shown at once, waited for, and its answer shown 300 ms after it came', async () => {
  const { conversation, asked, wordsOf } = begin()
  conversation.write('  Kaç sonda gerekir?\n')
  const sent = conversation.send()
  expect(conversation.read()).toMatchObject({ isWaiting: true, draft: '' })
  expect(wordsOf()).toEqual([GREETING, 'Kaç sonda gerekir?'])
  await vi.advanceTimersByTimeAsync(299)
  expect(conversation.read().isWaiting).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await sent
  expect(conversation.read()).toMatchObject({ isWaiting: false })
  expect(conversation.read().turns.at(-1)).toEqual(reply)
  expect(asked).toEqual([
    [
      { role: 'model', content: GREETING },
      { role: 'user', content: 'Kaç sonda gerekir?' },
    ],
  ])
})

test.each(['', '  \n\t'])('nothing blank is sent: %o', async (draft) => {
  const { conversation, asked } = begin()
  conversation.write(draft)
  await conversation.send()
  expect(asked).toEqual([])
  expect(conversation.read()).toMatchObject({ draft, isWaiting: false })
})

test('nothing is sent while an answer is pending, and what was written stays', async () => {
  const { conversation, asked } = begin()
  conversation.write('Bir')
  const sent = conversation.send()
  conversation.write('İki')
  await conversation.send()
  expect(conversation.read().draft).toBe('İki')
  await vi.runAllTimersAsync()
  await sent
  expect(asked).toHaveLength(1)
})

test('a failure is a turn of the model; asking again puts the answer in its place', async () => {
  const { conversation, asked, wordsOf } = begin([failed, reply])
  conversation.write('Kaç sonda?')
  await Promise.all([conversation.send(), vi.runAllTimersAsync()])
  expect(conversation.read().turns.at(-1)).toEqual(failed)
  const again = conversation.retry()
  expect(wordsOf()).toEqual([GREETING, 'Kaç sonda?'])
  await Promise.all([again, vi.runAllTimersAsync()])
  expect(wordsOf()).toEqual([GREETING, 'Kaç sonda?', reply.content])
  expect(asked[1]).toEqual(asked[0])
})

test('what did not fail is not asked again', async () => {
  const { conversation, asked } = begin()
  await conversation.retry()
  expect(asked).toEqual([])
})

describe('what is sent', () => {
  const turns = (count: number): Turn[] =>
    Array.from({ length: count }, (_, i) => ({ role: i % 2 ? 'user' : 'model', content: String(i) }))

  test('is the whole of it, failures by their text, without what is not of the conversation', () => {
    expect(historyOf([reply, failed, { role: 'user', content: 'Peki?' }])).toEqual([
      { role: 'model', content: reply.content },
      { role: 'model', content: 'Üzgünüm, bir hata oluştu. Lütfen daha sonra tekrar deneyin.' },
      { role: 'user', content: 'Peki?' },
    ])
  })

  test('is never more than a question may carry: the newest of it', () => {
    const history = historyOf([...turns(59), { role: 'user', content: 'ü'.repeat(CHAT_LIMITS.characters + 1) }])
    expect(history).toHaveLength(CHAT_LIMITS.messages)
    expect(history[0]!.content).toBe('20')
    expect(history.at(-1)!.content).toHaveLength(CHAT_LIMITS.characters)
  })
})

describe('after a reload', () => {
  test('it goes on where it was', async () => {
    const { conversation, storage } = begin()
    conversation.write('Kaç sonda?')
    await Promise.all([conversation.send(), vi.runAllTimersAsync()])
    expect(begin([], storage).conversation.read().turns).toEqual(conversation.read().turns)
  })

  test('a question without its answer counts as failed, and can be asked again', async () => {
    const { conversation, storage } = begin()
    conversation.write('Kaç sonda?')
    void conversation.send()
    const { conversation: next, asked } = begin([reply], storage)
    expect(next.read().turns.at(-1)).toEqual(failed)
    await Promise.all([next.retry(), vi.runAllTimersAsync()])
    expect(asked[0]!.at(-1)).toEqual({ role: 'user', content: 'Kaç sonda?' })
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
  ])('what is no conversation begins anew: %s', (chat) => {
    expect(begin([], createStorage({ chat })).wordsOf()).toEqual([GREETING])
  })

  test('where nothing can be kept, it lasts as long as the page', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    const { conversation, wordsOf } = begin([reply], { kept: {}, getItem: closed, setItem: closed })
    conversation.write('Kaç sonda?')
    await Promise.all([conversation.send(), vi.runAllTimersAsync()])
    expect(wordsOf()).toHaveLength(3)
  })
})
