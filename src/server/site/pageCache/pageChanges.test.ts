import { expect, test } from 'vitest'
import { open } from '../../../contract/schema/endpoint.ts'
import { text } from '../../../contract/schema/fieldTypes.ts'
import { defineResource, type Resource } from '../../../contract/schema/resource.ts'
import { TABLE } from '../../content/singletons/singletonRepository.ts'
import { createChanges, EVERYTHING } from '../../platform/events/changes.ts'
import { pageChanges } from './pageChanges.ts'

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

test('page changes: events of every table that visitors may read, and of no other', async () => {
  const changes = createChanges()
  const resources = Object.fromEntries([hidden, ...shown].map((resource) => [resource.name, resource]))
  const received: string[] = []
  const unsubscribe = pageChanges(changes, resources).subscribe((table) => received.push(table))
  for (const table of [...Object.keys(resources), TABLE, EVERYTHING]) await changes.emit(table)
  expect(received).toEqual([...shown.map(({ name }) => name), TABLE, EVERYTHING])
  unsubscribe()
  await changes.emit('listed')
  expect(received).toHaveLength(6)
})
