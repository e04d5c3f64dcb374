import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leave, renderAdmin } from './renderAdmin.tsx'
import { startRealServer } from './servers.ts'

let site: Awaited<ReturnType<typeof startRealServer>>
beforeEach(async () => {
  site = await startRealServer({ settings: { RATE_LIMITS: 'off' } })
})
afterEach(() => leave(site))

const isFeatured = async () => (await site.admin('GET /products/1')).body.isFeatured
const star = (isOn: boolean) => screen.findByRole('button', { name: isOn ? 'Öne çıkan: Kök' : 'Öne çıkar: Kök' })

test.each([
  ['featured it', false, 'PUT /products/1/toggle-feature'],
  ['took it away', true, 'PUT /products/1/toggle-feature'],
  ['described it', false, 'PUT /products/1'],
] as const)('a flag becomes what its row was asked for, although somebody %s since', async (_, before, call) => {
  await site.admin('POST /products', { name: 'Kök', isFeatured: before })
  const { user } = renderAdmin({ api: site, path: '/admin/products' })
  await star(before)
  expect((await site.admin(call, { shortDescription: 'Ölçer' })).status).toBe(200)
  const asked = vi.spyOn(globalThis, 'fetch')
  await user.click(await star(before))
  await star(!before)
  // Beside it the panel may ask for its numbers anew.
  const answers = asked.mock.calls.flatMap(([, options], at) =>
    options?.method === 'PUT' ? [asked.mock.results[at]!.value] : [],
  )
  expect(answers).toHaveLength(1)
  await Promise.all(answers)
  await waitFor(async () => expect(await isFeatured()).toBe(!before))
  asked.mockRestore()
})
