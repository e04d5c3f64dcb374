import { expect, test } from 'vitest'
import { open } from '../../../contract/schema/endpoint.ts'
import { text } from '../../../contract/schema/fieldTypes.ts'
import { defineResource, type Resource } from '../../../contract/schema/resource.ts'
import { SINGLETONS } from '../../content/singletons/singletonRepository.ts'
import { createChanges, EVERYTHING } from '../../platform/db/transaction.ts'
import { siteChanges } from './pageCache.ts'

const withEndpoints = (name: string, more: object): Resource =>
  defineResource({
    name,
    fields: { name: text() },
    endpoints: { list: 'GET /admin/a', update: 'PUT /a/:id', remove: 'DELETE /a/:id', ...more },
  })

const shown = [
  withEndpoints('listed', { list: open('GET /a') }),
  withEndpoints('listedInPart', { lists: { shown: open('GET /a/shown', { isShown: true }) } }),
  withEndpoints('read', { read: open('GET /a/:id') }),
  withEndpoints('readBySlug', { reads: { shown: open('GET /a/:slug') } }),
]
const hidden = withEndpoints('kept', { read: 'GET /a/:id' })

test('site changes: events of every table that visitors can read, and of no other', async () => {
  const changes = createChanges()
  const resources = Object.fromEntries([hidden, ...shown].map((resource) => [resource.name, resource]))
  let count = 0
  siteChanges(changes, resources).onChange(() => count++)
  const received: string[] = []
  for (const table of [...Object.keys(resources), SINGLETONS, EVERYTHING, 'webhookDeliveries']) {
    const before = count
    await changes.emit(table)
    if (count > before) received.push(table)
  }
  expect(received).toEqual([...shown.map(({ name }) => name), SINGLETONS, EVERYTHING])
})
