import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { ICON_IDENTIFIERS } from '../../../contract/schema/icons.ts'

describe.each(dialects)('service icons on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  const create = (iconIdentifier: unknown) => site.admin('POST /services', { name: 'Sulama', iconIdentifier })

  test('include all icons of the specification', async () => {
    for (const identifier of ICON_IDENTIFIERS) expect((await create(identifier)).body.iconIdentifier).toBe(identifier)
    const { body } = await site.call('GET /services?filter={"iconIdentifier":["energy","map"]}')
    expect(body.map((row: { iconIdentifier: string }) => row.iconIdentifier)).toEqual(['map', 'energy'])
  })

  test('may be missing; an empty one is null', async () => {
    for (const identifier of [null, '', undefined]) expect((await create(identifier)).body.iconIdentifier).toBeNull()
    const { body } = await site.call('GET /services?filter={"iconIdentifier":null}')
    expect(body).toHaveLength(3)
  })

  test.each(['tractor', 'Energy', 5])('cannot be %j', async (identifier) => {
    expect((await create(identifier)).body.errors).toEqual({ iconIdentifier: [validation.choice] })
  })
})
