import { expect, test } from 'vitest'
import { readDocument } from './readDocument.ts'

const site = { name: 'Filiz', assistantName: 'Filiz', url: 'http://localhost:3000', timeZone: 'Europe/Istanbul' }
const read = (answers: object) => {
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify({ site, answers })}</script>`
  return readDocument(document)
}

test.each([
  ['a logo', { status: 200, body: { logoUrl: '/uploads/logo.svg' } }, '/uploads/logo.svg'],
  ['no logo', { status: 200, body: { logoUrl: null } }, undefined],
  ['an empty logo', { status: 200, body: { logoUrl: '' } }, undefined],
  ['nothing entered', { status: 404, body: { title: 'Not found' } }, undefined],
  ['no sense', { status: 502, body: '<h1>' }, undefined],
  ['nothing', { status: 500, body: null }, undefined],
])('an API that answers %s', (_, answer, logoUrl) => {
  expect(read({ '/page-content/site-settings': answer })).toEqual({ site, logoUrl })
})

test('an API that does not answer', () => expect(read({})).toEqual({ site, logoUrl: undefined }))
