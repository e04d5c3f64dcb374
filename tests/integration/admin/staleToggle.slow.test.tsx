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
  ['featured', false, 'PUT /products/1/toggle-feature'],
  ['unfeatured', true, 'PUT /products/1/toggle-feature'],
  ['edited', false, 'PUT /products/1'],
] as const)(
  'star: set to the requested value, although someone else %s the record meanwhile',
  async (_, before, call) => {
    await site.admin('POST /products', { name: 'Kök', isFeatured: before })
    const { user } = renderAdmin({ api: site, path: '/admin/products' })
    await star(before)
    expect((await site.admin(call, { shortDescription: 'Ölçer' })).status).toBe(200)
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    await user.click(await star(before))
    await star(!before)
    // The panel may also refetch the statistics.
    const answers = fetchSpy.mock.calls.flatMap(([, options], at) =>
      options?.method === 'PUT' ? [fetchSpy.mock.results[at]!.value] : [],
    )
    expect(answers).toHaveLength(1)
    await Promise.all(answers)
    await waitFor(async () => expect(await isFeatured()).toBe(!before))
    fetchSpy.mockRestore()
  },
)
