import { problems, validation } from '../../src/contract/i18n/shared/messages.ts'
import { ADMIN } from '../helpers/siteServer.ts'
import { expect, test } from './fixtures.ts'

const json = { 'Content-Type': 'application/json' }

test.describe('API errors in Turkish', () => {
  let signedIn: Record<string, string>

  test.beforeEach(async ({ request }) => {
    const answer = await request.post('/api/accounts/login', { data: ADMIN })
    signedIn = { Authorization: `Bearer ${((await answer.json()) as { token: string }).token}` }
  })

  test('API: malformed JSON', async ({ request }) => {
    const answer = await request.post('/api/products', {
      headers: { ...json, ...signedIn },
      data: Buffer.from('{"name": '),
    })
    expect(answer.status()).toBe(400)
    expect(answer.headers()['content-type']).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 400, message: problems.malformed })
  })

  test('API: wrong types, an empty name and a name that is too long', async ({ request }) => {
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

  test('API: unknown ids', async ({ request }) => {
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

  test('API: a missing and an invalid token', async ({ request }) => {
    const calls = [
      request.post('/api/products', { data: { name: 'Kapalı' } }),
      request.post('/api/products', { data: { name: 'Kapalı' }, headers: { Authorization: 'Bearer yanlis' } }),
    ]
    for (const answer of await Promise.all(calls)) {
      expect(answer.status()).toBe(401)
      expect(answer.headers()['www-authenticate']).toContain('Bearer')
    }
  })

  test('API: a text file with an image name', async ({ request }) => {
    const file = { name: 'sensor.png', mimeType: 'image/png', buffer: Buffer.from('Ben bir resim değilim.') }
    const answer = await request.post('/api/files/upload-product-image', { headers: signedIn, multipart: { file } })
    expect(answer.status()).toBe(415)
    expect(await answer.json()).toMatchObject({ message: problems.notAPicture })
  })
})

test('malformed URL: 404 page on the site, 400 in the API', async ({ request }) => {
  const answers = await Promise.all(['/%', '/urunler/%E0%A4%A', '/api/%'].map((path) => request.get(path)))
  expect(answers.map((answer) => [answer.status(), answer.headers()['content-type']])).toEqual([
    [404, 'text/html; charset=utf-8'],
    [404, 'text/html; charset=utf-8'],
    [400, 'application/problem+json; charset=utf-8'],
  ])
})
