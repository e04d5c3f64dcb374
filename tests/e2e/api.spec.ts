import { problems, validation } from '../../src/contract/i18n/shared/messages.ts'
import { ADMIN } from '../siteServer.ts'
import { expect, test } from './fixtures.ts'

const json = { 'Content-Type': 'application/json' }

test.describe('bad calls get a clear Turkish sentence', () => {
  let signedIn: Record<string, string>

  test.beforeEach(async ({ request }) => {
    const answer = await request.post('/api/accounts/login', { data: ADMIN })
    signedIn = { Authorization: `Bearer ${((await answer.json()) as { token: string }).token}` }
  })

  test('malformed JSON', async ({ request }) => {
    const answer = await request.post('/api/products', {
      headers: { ...json, ...signedIn },
      data: Buffer.from('{"name": '),
    })
    expect(answer.status()).toBe(400)
    expect(answer.headers()['content-type']).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 400, message: problems.malformed })
  })

  test('wrong types, an empty name and one too long', async ({ request }) => {
    const create = async (data: object) => {
      const answer = await request.post('/api/products', { headers: signedIn, data })
      return { status: answer.status(), ...((await answer.json()) as { errors?: Record<string, string[]> }) }
    }
    expect(await create({ name: 7, isFeatured: 'yes' })).toMatchObject({
      status: 400,
      message: problems.invalid,
      errors: { name: [validation.text], isFeatured: [validation.flag] },
    })
    expect(await create({ name: '  ' })).toMatchObject({ status: 400, errors: { name: [validation.required] } })
    expect(await create({})).toMatchObject({ status: 400, errors: { name: [validation.required] } })
    expect(await create({ name: 'ş'.repeat(501) })).toMatchObject({
      status: 400,
      errors: { name: [validation.tooLong(500)] },
    })
  })

  test('unknown ids', async ({ request }) => {
    const calls = [
      request.get('/api/products/999999'),
      request.get('/api/products/boyle-bir-urun-yok'),
      request.put('/api/products/999999', { headers: signedIn, data: { name: 'Yok' } }),
      request.put('/api/products/999999/toggle-feature', { headers: signedIn }),
      request.delete('/api/products/999999', { headers: signedIn }),
    ]
    for (const answer of await Promise.all(calls)) {
      expect(answer.status()).toBe(404)
      expect(await answer.json()).toMatchObject({ message: problems.notFound })
    }
  })

  test('a call without a token, and one with a wrong one', async ({ request }) => {
    const calls = [
      request.post('/api/products', { data: { name: 'Kapalı' } }),
      request.post('/api/products', { data: { name: 'Kapalı' }, headers: { Authorization: 'Bearer yanlis' } }),
    ]
    for (const answer of await Promise.all(calls)) {
      expect(answer.status()).toBe(401)
      expect(answer.headers()['www-authenticate']).toContain('Bearer')
    }
  })

  test('text posing as a picture', async ({ request }) => {
    const file = { name: 'sensor.png', mimeType: 'image/png', buffer: Buffer.from('Ben bir resim değilim.') }
    const answer = await request.post('/api/files/upload-product-image', { headers: signedIn, multipart: { file } })
    expect(answer.status()).toBe(415)
    expect(await answer.json()).toMatchObject({ message: problems.notAPicture })
  })
})

test('an address that cannot be decoded is a page that is not there, and malformed to the API', async ({ request }) => {
  const answers = await Promise.all(['/%', '/urunler/%E0%A4%A', '/api/%'].map((path) => request.get(path)))
  expect(answers.map((answer) => [answer.status(), answer.headers()['content-type']])).toEqual([
    [404, 'text/html; charset=utf-8'],
    [404, 'text/html; charset=utf-8'],
    [400, 'application/problem+json; charset=utf-8'],
  ])
})
