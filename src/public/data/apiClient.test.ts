import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ApiServer, startApi } from '../../../tests/integration/public/apiServer.ts'
import { fetchResponse } from './apiClient.ts'

let api: ApiServer

beforeAll(async () => {
  api = await startApi({ products: [{ id: 1, name: 'Kök 6', slug: 'kok-6' }] })
  vi.stubEnv('VITE_API_URL', `${api.url}/`)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await api.close()
})

test('API client: returns 2xx and 4xx responses', async () => {
  expect(await fetchResponse('/products/kok-6')).toEqual({ status: 200, body: { id: 1, name: 'Kök 6', slug: 'kok-6' } })
  expect(await fetchResponse('/products/yok')).toMatchObject({ status: 404 })
  expect(api.asked).toEqual(['/products/kok-6', '/products/yok'])
})

test('API client: picture URLs without a host get the API’s', async () => {
  api.answers.set('/products', (response) => void response.end('[{"id":1,"imageUrl":"/a.png"}]'))
  expect((await fetchResponse('/products')).body).toEqual([{ id: 1, imageUrl: `${api.url}/a.png` }])
})

test('API client: throws for 5xx', async () => {
  api.answer('/products', 503)
  await expect(fetchResponse('/products')).rejects.toThrow('503')
})

test('API client: null for a body that is not JSON', async () => {
  api.answers.set('/products', (response) => void response.end('<!doctype html>'))
  expect(await fetchResponse('/products')).toEqual({ status: 200, body: null })
})

test('API client: throws if there is no server', async () => {
  vi.stubEnv('VITE_API_URL', 'http://127.0.0.1:1')
  await expect(fetchResponse('/products')).rejects.toThrow()
})
