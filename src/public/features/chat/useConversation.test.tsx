import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHAT_LIMITS } from '../../../contract/api/chatCalls.ts'
import type { Locale } from '../../../contract/constants.ts'
import { chat } from '../../../contract/i18n/site/chat.ts'
import { historyOf, type Turn, useConversation } from './useConversation.ts'

const GREETING = 'Merhaba, ben Filiz.'
const reply: Turn = { role: 'model', content: 'İki sonda yeter.', sources: [{ title: 'Kök 6', url: '/urunler/kok-6' }] }
const failed: Turn = { role: 'model', content: '', isFailure: true }

/** Bodies of the requests, and the responses to them: a reply unless the test adds another one. */
let requests: unknown[]
let responses: Response[]

beforeEach(() => {
  requests = []
  responses = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    requests.push(JSON.parse(String(body)))
    return responses.shift() ?? Response.json(reply)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const begin = (locale: Locale = 'tr') =>
  renderHook(() => useConversation({ greeting: { text: GREETING, lang: undefined }, locale, failed: chat.failed }))
    .result
const contents = (conversation: ReturnType<typeof begin>) => conversation.current.turns.map(({ content }) => content)
const untilReplied = () => act(() => vi.runAllTimersAsync())

test('conversation: shows the question at once and the reply 300 ms after its response', async () => {
  const conversation = begin()
  expect(conversation.current).toMatchObject({ turns: [{ role: 'model', content: GREETING }], isWaiting: false })
  act(() => conversation.current.send('  Kaç sonda gerekir?\n'))
  expect(conversation.current.isWaiting).toBe(true)
  expect(contents(conversation)).toEqual([GREETING, 'Kaç sonda gerekir?'])
  await act(() => vi.advanceTimersByTimeAsync(299))
  expect(conversation.current.isWaiting).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(conversation.current.isWaiting).toBe(false)
  expect(conversation.current.turns.at(-1)).toEqual({ ...reply, locale: 'tr' })
  expect(requests).toEqual([
    {
      history: [
        { role: 'model', content: GREETING },
        { role: 'user', content: 'Kaç sonda gerekir?' },
      ],
      locale: 'tr',
    },
  ])
})

test.each(['', '  \n\t'])('conversation: sends no blank question: %o', (question) => {
  const conversation = begin()
  act(() => conversation.current.send(question))
  expect(requests).toEqual([])
  expect(conversation.current).toMatchObject({ turns: [{}], isWaiting: false })
})

test('conversation: sends nothing while a reply is pending', async () => {
  const conversation = begin()
  act(() => conversation.current.send('Bir'))
  act(() => conversation.current.send('İki'))
  await untilReplied()
  expect(requests).toHaveLength(1)
  expect(contents(conversation)).toEqual([GREETING, 'Bir', reply.content])
})

test('conversation: a failure is a turn, and a retry replaces it by the reply', async () => {
  responses = [Response.json({}, { status: 500 })]
  const conversation = begin()
  act(() => conversation.current.retry())
  expect(requests).toEqual([])
  act(() => conversation.current.send('Kaç sonda?'))
  await untilReplied()
  expect(conversation.current.turns.at(-1)).toEqual({ ...failed, locale: 'tr' })
  act(() => conversation.current.retry())
  expect(contents(conversation)).toEqual([GREETING, 'Kaç sonda?'])
  await untilReplied()
  expect(contents(conversation)).toEqual([GREETING, 'Kaç sonda?', reply.content])
  expect(requests[1]).toEqual(requests[0])
})

describe('history in the request', () => {
  const turns = (count: number): Turn[] =>
    Array.from({ length: count }, (_, i) => ({ role: i % 2 ? 'user' : 'model', content: String(i) }))

  test('has all turns, failures with their text, without sources', () => {
    expect(historyOf([reply, failed, { role: 'user', content: 'Peki?' }], chat.failed)).toEqual([
      { role: 'model', content: reply.content },
      { role: 'model', content: 'Üzgünüm, bir hata oluştu. Lütfen daha sonra tekrar deneyin.' },
      { role: 'user', content: 'Peki?' },
    ])
  })

  test('has the newest turns within the limits of the API', () => {
    const history = historyOf(
      [...turns(59), { role: 'user', content: 'ü'.repeat(CHAT_LIMITS.characters + 1) }],
      chat.failed,
    )
    expect(history).toHaveLength(CHAT_LIMITS.messages)
    expect(history[0]!.content).toBe('20')
    expect(history.at(-1)!.content).toHaveLength(CHAT_LIMITS.characters)
  })
})

describe('conversation after a reload', () => {
  test('is restored', async () => {
    const conversation = begin()
    act(() => conversation.current.send('Kaç sonda?'))
    await untilReplied()
    expect(begin().current.turns).toEqual(conversation.current.turns)
  })

  test('goes on in the language of the page, and its turns keep theirs', async () => {
    const turkish = begin()
    act(() => turkish.current.send('Kaç sonda?'))
    await untilReplied()
    const english = begin('en')
    act(() => english.current.send('And in winter?'))
    await untilReplied()
    expect(english.current.turns.map(({ locale }) => locale)).toEqual(['tr', 'tr', 'tr', 'en', 'en'])
    expect(requests.at(-1)).toEqual({
      history: english.current.turns.slice(0, -1).map(({ role, content }) => ({ role, content })),
      locale: 'en',
    })
  })

  test('has a failure for a question without a reply, which can be retried', async () => {
    const conversation = begin()
    act(() => conversation.current.send('Kaç sonda?'))
    const restored = begin()
    expect(restored.current.turns.at(-1)).toEqual(failed)
    act(() => restored.current.retry())
    await untilReplied()
    expect(requests.at(-1)).toMatchObject({ history: [{}, { role: 'user', content: 'Kaç sonda?' }] })
  })

  test.each([
    'null',
    '{',
    '[]',
    '{"turns":[]}',
    '[{"role":"system","content":"x"}]',
    '[{"role":"model","content":7}]',
    '[{"role":"model","content":"x","locale":"xx"}]',
    '[{"role":"model","content":"x","sources":[{"title":"x","url":"javascript:alert(1)"}]}]',
    '[{"role":"model","content":"x","sources":[{"title":"x","url":"//evil.example"}]}]',
  ])('starts again if the storage has something else: %s', (stored) => {
    sessionStorage.setItem('chat', stored)
    expect(contents(begin())).toEqual([GREETING])
  })
})
