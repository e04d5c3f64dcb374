import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { products } from '../../../contract/resources/products.ts'
import { services } from '../../../contract/resources/services.ts'
import { about } from '../../../contract/singletons/about.ts'
import { createChanges, inTransaction, memoizeUntilChange, type TransactionContext } from './transaction.ts'

describe.each(dialects)('inTransaction on %s', (dialect) => {
  let site: TestApp
  let heard: string[]
  beforeEach(async () => {
    site = await createTestApp(dialect)
    heard = []
    site.changes.subscribe((table) => heard.push(table))
  })
  afterEach(() => site.close())

  const work = async (ground: TransactionContext) => {
    const { stores } = site.services
    const context = { ...site.context, ...ground }
    for (const name of ['a', 'b']) await stores.of(products).create(context, { name })
    await inTransaction(context, (inner) => stores.of(services).create(inner, { name: 'c' }))
    await stores.ofSingleton(about).write(context, { title: 'd', mainText: 'e' })
    expect(heard).toEqual([])
  }

  test('emits each changed table once, after the commit', async () => {
    await inTransaction(site.services, work)
    expect(heard).toEqual(['products', 'services', 'pageContent'])
    expect((await site.call('GET /products')).body).toHaveLength(2)
  })

  test('emits nothing after a rollback', async () => {
    const broken = inTransaction(site.services, async (ground) => {
      await work(ground)
      throw new Error('no further')
    })
    await expect(broken).rejects.toThrow('no further')
    expect(heard).toEqual([])
    expect((await site.call('GET /services')).body).toEqual([])
  })
})

test('memoizeUntilChange: loads again after a change of one of its tables, until it is closed', async () => {
  const changes = createChanges()
  let loads = 0
  const { read, close } = memoizeUntilChange(changes, async () => ++loads, ['blog'])
  await read()
  await changes.emit('products')
  expect(await read()).toBe(1)
  await changes.emit('blog')
  expect(await read()).toBe(2)
  close()
  await changes.emit('blog')
  expect(await read()).toBe(2)
})
