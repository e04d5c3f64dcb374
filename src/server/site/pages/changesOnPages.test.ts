import { expect, test } from 'vitest'
import { open } from '../../../contract/schema/endpoint.ts'
import { text } from '../../../contract/schema/fieldTypes.ts'
import { defineResource, type Resource } from '../../../contract/schema/resource.ts'
import { TABLE } from '../../content/singletons/singletonRepository.ts'
import { createChanges, EVERYTHING } from '../../platform/events/changes.ts'
import { changesOnPages } from './changesOnPages.ts'

const withCalls = (name: string, more: object): Resource =>
  defineResource({
    name,
    fields: { name: text() },
    endpoints: { list: 'GET /admin/a', update: 'PUT /a/:id', remove: 'DELETE /a/:id', ...more },
  })

const heard = [
  withCalls('listed', { list: open('GET /a') }),
  withCalls('listedInPart', { lists: { shown: open('GET /a/shown', { isShown: true }) } }),
  withCalls('read', { read: open('GET /a/:id') }),
  withCalls('readBySlug', { reads: { shown: open('GET /a/:slug') } }),
]
const unheard = withCalls('kept', { read: 'GET /a/:id' })

test('pages hear of all that visitors may read, and of nothing else', async () => {
  const changes = createChanges()
  const resources = Object.fromEntries([unheard, ...heard].map((resource) => [resource.name, resource]))
  const told: string[] = []
  const end = changesOnPages(changes, resources).subscribe((table) => told.push(table))
  for (const table of [...Object.keys(resources), TABLE, EVERYTHING]) await changes.emit(table)
  expect(told).toEqual([...heard.map(({ name }) => name), TABLE, EVERYTHING])
  end()
  await changes.emit('listed')
  expect(told).toHaveLength(6)
})
