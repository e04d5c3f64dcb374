import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Behaviour,
  type ModelServer,
  type ProviderName,
  protocols,
  startModelServer,
} from '../../../../tests/helpers/modelServer.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { type AskModel, createAskModel, ModelFailed } from './model.ts'

const TASK = {
  instructions: 'Kurallar',
  data: { soru: 'Toprak nemi nasıl ölçülür?' },
  maxLength: 2000,
  // A busy machine may delay the response.
  timeouts: { idle: 30_000, total: 30_000 },
}
const IMPATIENT = { ...TASK, timeouts: { idle: 500, total: 5000 } }
const RESPONSE = 'Toprak nemi sondayla ölçülür. Çığ, İstanbul, ığdır: “öğüş”.'

describe.each(Object.keys(protocols) as ProviderName[])('model: %s', (provider) => {
  let model: ModelServer
  let ask: AskModel
  let taken: number
  // The first request loads the library, which takes a while.
  beforeAll(async () => {
    model = await startModelServer(provider)
    await createAskModel(readSettings(model.settings), { take: async () => true })!(TASK)
    await model.close()
  })
  beforeEach(async () => {
    model = await startModelServer(provider)
    taken = 0
    const budget = { take: async () => ++taken < 10 }
    ask = createAskModel(readSettings(model.settings), budget)!
  })
  afterEach(() => model.close())

  const failure = async (...behaviours: Behaviour[]) => {
    model.behave = () => behaviours[Math.min(model.asked.length, behaviours.length) - 1]!
    const error = await ask(TASK).then(
      (answer) => expect.unreachable(`It answered ${JSON.stringify(answer)}`),
      (error: unknown) => error,
    )
    expect(error).toBeInstanceOf(ModelFailed)
    return { reason: (error as ModelFailed).reason, asked: model.asked.length }
  }

  test('gets the API key, the instructions and the data, and its stream is read to the end', async () => {
    model.behave = () => ({ says: RESPONSE })
    expect(await ask(TASK)).toEqual({ text: RESPONSE, isComplete: true })
    const [{ body, headers }] = model.asked as [(typeof model.asked)[0]]
    expect(body).toContain('Kurallar')
    expect(body).toContain('Toprak nemi nasıl ölçülür?')
    expect(JSON.stringify(headers)).toContain('gizli-anahtar')
    expect([model.asked.length, taken]).toEqual([1, 1])
  })

  test('a response at the length limit is incomplete', async () => {
    model.behave = () => ({ says: RESPONSE, ends: 'length' })
    expect(await ask(TASK)).toEqual({ text: RESPONSE, isComplete: false })
  })

  test.each<[string, Behaviour, string]>([
    ['is too busy', { status: 429 }, 'busy'],
    ['fails', { status: 500 }, 'busy'],
    ['ends its stream early', { says: RESPONSE, ends: 'in silence' }, 'cutShort'],
    ['sends no text', { says: '' }, 'empty'],
    ['sends only blanks', { says: ' \n ' }, 'empty'],
    ['sends a page', { status: 200, body: '<html>Merhaba</html>', type: 'text/html' }, 'cutShort'],
    [
      'sends malformed events',
      { status: 200, body: 'data: {"a\n\ndata: 7\n\n', type: 'text/event-stream' },
      'cutShort',
    ],
    ['sends an empty body', { status: 200, body: '', type: 'text/event-stream' }, 'cutShort'],
  ])('a model that %s is retried once, then the request fails', async (_, behaviour, reason) => {
    expect(await failure(behaviour)).toEqual({ reason, asked: 2 })
    expect(taken).toBe(2)
  })

  test.each<[string, Behaviour]>([
    ['does not respond', 'hangs'],
    ['stops sending', { says: RESPONSE, ends: 'never' }],
  ])('a model that %s is awaited until the timeout and retried once, then the request fails', async (_, behaviour) => {
    model.behave = () => behaviour
    await expect(ask(IMPATIENT)).rejects.toMatchObject({ reason: 'silent' })
    // A request may be aborted before it has arrived.
    expect(taken).toBe(2)
  })

  test('a broken connection is retried once, then the request fails', async () => {
    const { reason, asked } = await failure({ says: RESPONSE, ends: 'by breaking the line' })
    expect(['cutShort', 'unreachable']).toContain(reason)
    expect(asked).toBe(2)
  })

  test('a slow stream without pauses is read until the total timeout', async () => {
    model.behave = () => ({ says: RESPONSE.repeat(4), pace: 100 })
    expect((await ask(TASK)).text).toBe(RESPONSE.repeat(4))
    await expect(ask({ ...TASK, timeouts: { idle: 30_000, total: 350 } })).rejects.toMatchObject({
      reason: 'silent',
    })
  })

  test('a transient failure succeeds at the retry', async () => {
    model.behave = () => (model.asked.length === 1 ? { status: 503 } : { says: RESPONSE })
    expect((await ask(TASK)).text).toBe(RESPONSE)
  })

  test.each<[string, Behaviour, string]>([
    ['refuses the key', { status: 401 }, 'refused'],
    ['responds with 404', { status: 404 }, 'refused'],
    ['sends too much', 'babbles without end', 'oversized'],
    [
      'sends too much in one chunk',
      { status: 200, body: 'x'.repeat(5 * 1024 * 1024), type: 'text/event-stream' },
      'oversized',
    ],
    ['redirects', { status: 307 }, 'refused'],
  ])('a model that %s is not retried', async (_, behaviour, reason) => {
    expect(await failure(behaviour)).toEqual({ reason, asked: 1 })
  })

  test('a missing server is reported as unreachable', async () => {
    await model.close()
    await expect(ask(TASK)).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('no request is sent once the daily budget is spent', async () => {
    taken = 10
    await expect(ask(TASK)).rejects.toMatchObject({ reason: 'spent' })
    expect(model.asked).toEqual([])
  })

  test('the error contains nothing of the prompt or the response', async () => {
    model.behave = () => ({ status: 500, body: JSON.stringify({ error: { message: 'Toprak nemi nasıl ölçülür?' } }) })
    const error = (await ask(TASK).catch((error: unknown) => error)) as Error
    expect(JSON.stringify([error, error.message, String(error.cause), error.stack])).not.toContain('Toprak')
  })
})

test('model: undefined if none is configured', () => {
  expect(createAskModel(readSettings({}), { take: async () => true })).toBeUndefined()
})
