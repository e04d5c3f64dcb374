import { expect, test } from 'vitest'
import { resources } from '../../contract/index.ts'
import { createChanges, EVERYTHING } from '../shared/changes.ts'
import { TABLE } from '../singletons/singletonStore.ts'
import { changesOnPages } from './changesOnPages.ts'

test('pages hear of all that visitors may read, and of nothing else', async () => {
  const changes = createChanges()
  const heard: string[] = []
  const end = changesOnPages(changes, resources).subscribe((table) => heard.push(table))
  for (const table of [...Object.keys(resources), TABLE, EVERYTHING]) await changes.emit(table)
  expect(heard).toEqual(['products', 'services', 'blog', 'slides', 'pageContent', '*'])
  end()
  await changes.emit('products')
  expect(heard).toHaveLength(6)
})
