import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchLogos, readDocument } from './readDocument.ts'

const site = { name: 'Filiz', assistantName: 'Filiz', url: 'http://localhost:3000', timeZone: 'Europe/Istanbul' }
const pictures = { '/a.svg': { vanishesOn: 'light' }, '/b.svg': { vanishesOn: 'light' } }
const read = (responses: object) => {
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify({ site, responses, pictures })}</script>`
  return readDocument(document)
}

test.each([
  ['a logo', { status: 200, body: { logoUrl: '/uploads/logo.svg' } }, [{ url: '/uploads/logo.svg' }]],
  [
    'a logo for dark backgrounds too',
    { status: 200, body: { logoUrl: '/a.svg', logoDarkUrl: '/b.svg' } },
    [
      { url: '/a.svg', only: 'light', plate: 'light' },
      { url: '/b.svg', only: 'dark' },
    ],
  ],
  ['no logo', { status: 200, body: { logoUrl: null } }, []],
  ['an empty logo', { status: 200, body: { logoUrl: '' } }, []],
  ['nothing stored yet', { status: 404, body: { title: 'Not found' } }, []],
  ['an invalid body', { status: 502, body: '<h1>' }, []],
  ['an empty body', { status: 500, body: null }, []],
])('embedded data: the response of the API has %s', (_, answer, logos) => {
  expect(read({ '/page-content/site-settings': answer })).toEqual({ site, logos, hasSettings: true })
})

test('embedded data: the API has no response', () => expect(read({})).toEqual({ site, logos: [], hasSettings: false }))

test.each([
  ['while signed in', 'gizli', 'Bearer gizli'],
  ['while signed out', null, undefined],
])('settings of another server: requested %s, authorization %s', async (_, token, authorization) => {
  const received: (string | undefined)[] = []
  const server = createServer((request, response) => {
    received.push(request.headers.authorization)
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    response.end(request.url === '/v1/page-content/site-settings' ? '{"logoUrl":"/uploads/logo.svg"}' : '')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  if (token) localStorage.setItem('token', token)
  expect(await fetchLogos(`${origin}/v1`)).toEqual([{ url: '/uploads/logo.svg' }])
  expect(received.at(-1)).toBe(authorization)
  expect(await fetchLogos('http://127.0.0.1:1/v1')).toEqual([])
  localStorage.removeItem('token')
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})
