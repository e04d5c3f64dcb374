import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '../../../../tests/helpers/modelServer.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { drafting } from '../../../contract/i18n/admin/drafting.ts'

const CALL = 'POST /ai/translate'

describe.each(databases('sqlite'))('translation by the model on %s', (dialect) => {
  let model: ModelServer
  let site: TestApp
  let id: number
  beforeAll(async () => {
    model = await startModelServer()
    site = await createTestApp(dialect, { settings: { ...model.settings, AI_TIMEOUT: '300', AI_DAILY_REQUESTS: '30' } })
    id = (await site.admin('POST /products', { name: 'Kök 6', description: 'Nemi ölçer.', specs: { Boy: '1 m' } })).body
      .id
  })
  afterAll(async () => {
    await site.close()
    await model.close()
  })

  const translate = (body: object, says = '{}') => {
    model.behave = () => ({ says })
    return site.admin(CALL, { resource: 'products', id, fields: ['description'], ...body })
  }

  test('returns the requested fields in English, and stores nothing', async () => {
    const before = (await site.admin(`GET /products/${id}`)).body
    const english = { description: 'Measures moisture.', specs: { Length: '1 m' } }
    const says = `Here you are:\n\`\`\`json\n${JSON.stringify({ ...english, name: 'Root' })}\n\`\`\``
    const { status, body } = await translate({ fields: ['description', 'specs'] }, says)
    expect([status, body]).toEqual([200, { en: english }])
    expect((await site.admin(`GET /products/${id}`)).body).toEqual(before)
    const { messages } = JSON.parse(model.asked.at(-1)!.body)
    expect(JSON.parse(messages[1].content)).toEqual({ description: 'Nemi ölçer.', specs: { Boy: '1 m' } })
  })

  test('translates the texts of a list, item by item', async () => {
    const questions = [
      { question: 'Kaç yıl?', answer: 'Beş.' },
      { question: 'Fiyatı?', answer: 'Sorun.' },
    ]
    await site.admin(`PUT /products/${id}`, { questions })
    const english = [
      { question: 'How many years?', answer: 'Five.' },
      { question: 'The price?', answer: 'Ask us.' },
    ]
    const ask = (answer: unknown) => translate({ fields: ['questions'] }, JSON.stringify({ questions: answer }))
    expect((await ask(english)).body).toEqual({ en: { questions: english } })
    const { messages } = JSON.parse(model.asked.at(-1)!.body)
    expect(JSON.parse(messages[1].content)).toEqual({ questions })
    for (const answer of [english.slice(1), 'Five.', [{ question: 7 }, {}]])
      expect([answer, (await ask(answer)).status]).toEqual([answer, 502])
  })

  test('translates singletons too', async () => {
    await site.admin('PUT /admin/page-content/about', { title: 'Biz' })
    const about = { resource: 'page-content', id: 'about', fields: ['title'] }
    expect((await translate(about, '{"title":"About us"}')).body).toEqual({ en: { title: 'About us' } })
  })

  test('an answer that is of no use is an error', async () => {
    for (const says of ['I cannot do that.', '{"other":"x"}', '{"description":7}']) {
      const { status, body } = await translate({}, says)
      expect([says, status, body.message]).toEqual([says, 502, drafting.translationFailed])
    }
  })

  test('refuses what cannot be translated', async () => {
    for (const fields of [['slug'], ['nothing'], ['shortDescription'], ['imageUrl']]) {
      const { status, body } = await translate({ fields })
      expect([fields, status, body.errors]).toEqual([fields, 400, { fields: [drafting.notTranslated] }])
    }
    for (const body of [{ fields: [] }, { id: null }, { resource: 7 }]) expect((await translate(body)).status).toBe(400)
    for (const body of [{ id: 4711 }, { resource: 'constructor' }, { resource: 'page-content', id: 'toString' }])
      expect([body, (await translate(body)).status]).toEqual([body, 404])
    expect((await site.call(CALL, { resource: 'products', id, fields: ['name'] })).status).toBe(401)
  })

  test('is unavailable without a model', async () => {
    const plain = await createTestApp(dialect)
    const { body: product } = await plain.admin('POST /products', { name: 'Sonda' })
    const { status, body } = await plain.admin(CALL, { resource: 'products', id: product.id, fields: ['name'] })
    await plain.close()
    expect([status, body.message]).toEqual([503, drafting.notConfigured])
  })
})
