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
  // A busy machine keeps an answer waiting.
  timeouts: { idle: 30_000, total: 30_000 },
}
const IMPATIENT = { ...TASK, timeouts: { idle: 500, total: 5000 } }
const SAID = 'Toprak nemi sondayla ölçülür. Çığ, İstanbul, ığdır: “öğüş”.'

describe.each(Object.keys(protocols) as ProviderName[])('a model of %s', (provider) => {
  let model: ModelServer
  let ask: AskModel
  let taken: number
  // The first question of all reads the library, which takes a while.
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

  test('is asked with the key, the instructions and the data, and read to its end', async () => {
    model.behave = () => ({ says: SAID })
    expect(await ask(TASK)).toEqual({ text: SAID, isComplete: true })
    const [{ body, headers }] = model.asked as [(typeof model.asked)[0]]
    expect(body).toContain('Kurallar')
    expect(body).toContain('Toprak nemi nasıl ölçülür?')
    expect(JSON.stringify(headers)).toContain('gizli-anahtar')
    expect([model.asked.length, taken]).toEqual([1, 1])
  })

  test('that has said as much as it may is known to have been broken off', async () => {
    model.behave = () => ({ says: SAID, ends: 'length' })
    expect(await ask(TASK)).toEqual({ text: SAID, isComplete: false })
  })

  test.each<[string, Behaviour, string]>([
    ['is too busy', { status: 429 }, 'busy'],
    ['fails', { status: 500 }, 'busy'],
    ['ends without an end', { says: SAID, ends: 'in silence' }, 'cutShort'],
    ['says nothing', { says: '' }, 'empty'],
    ['says only blanks', { says: ' \n ' }, 'empty'],
    ['answers with a page', { status: 200, body: '<html>Merhaba</html>', type: 'text/html' }, 'cutShort'],
    [
      'answers with broken events',
      { status: 200, body: 'data: {"a\n\ndata: 7\n\n', type: 'text/event-stream' },
      'cutShort',
    ],
    ['answers with nothing', { status: 200, body: '', type: 'text/event-stream' }, 'cutShort'],
  ])('that %s is asked once more, and then given up', async (_, behaviour, reason) => {
    expect(await failure(behaviour)).toEqual({ reason, asked: 2 })
    expect(taken).toBe(2)
  })

  test.each<[string, Behaviour]>([
    ['never answers', 'hangs'],
    ['falls silent', { says: SAID, ends: 'never' }],
  ])('that %s is waited for, asked once more, and then given up', async (_, behaviour) => {
    model.behave = () => behaviour
    await expect(ask(IMPATIENT)).rejects.toMatchObject({ reason: 'silent' })
    // A question may be given up before it has arrived.
    expect(taken).toBe(2)
  })

  test('whose line breaks is asked once more, and then given up', async () => {
    const { reason, asked } = await failure({ says: SAID, ends: 'by breaking the line' })
    expect(['cutShort', 'unreachable']).toContain(reason)
    expect(asked).toBe(2)
  })

  test('that is slow but does not fall silent is heard out, up to a point', async () => {
    model.behave = () => ({ says: SAID.repeat(4), pace: 100 })
    expect((await ask(TASK)).text).toBe(SAID.repeat(4))
    await expect(ask({ ...TASK, timeouts: { idle: 30_000, total: 350 } })).rejects.toMatchObject({
      reason: 'silent',
    })
  })

  test('that has a bad moment answers the second time', async () => {
    model.behave = () => (model.asked.length === 1 ? { status: 503 } : { says: SAID })
    expect((await ask(TASK)).text).toBe(SAID)
  })

  test.each<[string, Behaviour, string]>([
    ['refuses the key', { status: 401 }, 'refused'],
    ['does not know what is wanted', { status: 404 }, 'refused'],
    ['says too much', 'babbles without end', 'oversized'],
    [
      'says too much at once',
      { status: 200, body: 'x'.repeat(5 * 1024 * 1024), type: 'text/event-stream' },
      'oversized',
    ],
    ['points elsewhere', { status: 307 }, 'refused'],
  ])('that %s is not asked again', async (_, behaviour, reason) => {
    expect(await failure(behaviour)).toEqual({ reason, asked: 1 })
  })

  test('that is not there is known to be out of reach', async () => {
    await model.close()
    await expect(ask(TASK)).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('is not asked any more once today’s requests are spent', async () => {
    taken = 10
    await expect(ask(TASK)).rejects.toMatchObject({ reason: 'spent' })
    expect(model.asked).toEqual([])
  })

  test('fails without a word of what was asked or said', async () => {
    model.behave = () => ({ status: 500, body: JSON.stringify({ error: { message: 'Toprak nemi nasıl ölçülür?' } }) })
    const error = (await ask(TASK).catch((error: unknown) => error)) as Error
    expect(JSON.stringify([error, error.message, String(error.cause), error.stack])).not.toContain('Toprak')
  })
})

test('without a model there is nobody to ask', () => {
  expect(createAskModel(readSettings({}), { take: async () => true })).toBeUndefined()
})
