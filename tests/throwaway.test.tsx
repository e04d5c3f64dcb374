import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAdmin, thingsConfig } from './admin/renderAdmin.tsx'
import { things } from './admin/things.ts'
import { createTestApp, dialects, type TestApp } from './setup/testApp.ts'
import { draftedMigration } from './setup/throwaway.ts'

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const save = () => screen.getByRole('button', { name: 'Kaydet' })

/**
 * What adding a resource takes: its declaration, the migration drafted from it, and one line in the admin's config.
 * The real admin then works on the real server, with no engine touched.
 */
describe.each(dialects)('a throw-away resource on %s', (dialect) => {
  let site: TestApp
  let url: string
  let open = 0
  beforeEach(async () => {
    site = await createTestApp(dialect, { resources: { things }, drafts: await draftedMigration(things) })
    site.app.server.on('request', (_request, response) => {
      open += 1
      response.on('close', () => {
        open -= 1
      })
    })
    url = `${await site.app.listen({ host: '127.0.0.1', port: 0 })}/api`
  })
  afterEach(async () => {
    cleanup()
    // What the screens still asked for is answered first: a call that breaks off is noise.
    await vi.waitFor(() => expect(open).toBe(0))
    site.app.server.closeAllConnections()
    await site.close()
  })

  const visit = (path: string) =>
    renderAdmin({ api: { url, state: { token: site.token } }, path, config: thingsConfig })

  test('is created, listed, toggled, edited and deleted from its derived screens', async () => {
    const { user, confirm } = visit('/admin/things/new')
    await screen.findByRole('button', { name: 'Kaydet' })
    await user.type(field('title'), 'Çığ perdesi')
    await user.click(save())

    const link = await screen.findByRole('link', { name: 'Çığ perdesi' })
    expect(window.location.pathname).toBe('/admin/things')
    const row = link.closest('tr, li') as HTMLElement
    await user.click(within(row).getAllByRole('button', { pressed: false })[0]!)
    await waitFor(async () => expect((await site.call('GET /things')).body[0]).toMatchObject({ isOn: true }))

    await user.click(screen.getByRole('link', { name: 'Çığ perdesi' }))
    await screen.findByRole('button', { name: 'Kaydet' })
    expect(window.location.pathname).toBe('/admin/things/edit/1')
    await waitFor(() => expect(field('title')).toHaveValue('Çığ perdesi'))
    await user.type(field('body'), 'Uzun metin')
    await user.click(save())
    await waitFor(async () =>
      expect((await site.admin('GET /things/1')).body).toMatchObject({
        title: 'Çığ perdesi',
        slug: 'cig-perdesi',
        body: 'Uzun metin',
        isOn: true,
      }),
    )

    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Things' }))
    await screen.findByRole('link', { name: 'Çığ perdesi' })
    await user.click(screen.getByRole('button', { name: /sil/i }))
    expect(confirm).toHaveBeenCalled()
    expect(await screen.findByText(/Henüz kayıt yok/)).toBeInTheDocument()
    expect((await site.admin('GET /things/1')).status).toBe(404)
  })
})
