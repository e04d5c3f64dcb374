import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { ICON_IDENTIFIERS } from '../../../contract/schema/icons.ts'

describe.each(dialects)('the icons of services on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  const create = (iconIdentifier: unknown) => site.admin('POST /services', { name: 'Sulama', iconIdentifier })

  test('are all of the specification’s', async () => {
    for (const identifier of ICON_IDENTIFIERS) expect((await create(identifier)).body.iconIdentifier).toBe(identifier)
    const { body } = await site.call('GET /services?filter={"iconIdentifier":["energy","map"]}')
    expect(body.map((row: { iconIdentifier: string }) => row.iconIdentifier)).toEqual(['map', 'energy'])
  })

  test('may be missing; an empty one is none', async () => {
    for (const identifier of [null, '', undefined]) expect((await create(identifier)).body.iconIdentifier).toBeNull()
    const { body } = await site.call('GET /services?filter={"iconIdentifier":null}')
    expect(body).toHaveLength(3)
  })

  test.each(['tractor', 'Energy', 5])('are not %j', async (identifier) => {
    expect((await create(identifier)).body.errors).toEqual({ iconIdentifier: [validation.choice] })
  })
})
