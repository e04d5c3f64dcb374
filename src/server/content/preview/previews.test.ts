import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEmptyDatabase, createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { PREVIEW_LIFETIME } from '../../../contract/api/previews.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'

const ORIGIN = 'https://filiz.example'

describe.each(dialects)('previews of posts on %s', (dialect) => {
  let site: TestApp
  let clock = Date.parse('2026-03-10T09:00:00Z')
  beforeAll(async () => {
    site = await createTestApp(dialect, { now: () => clock, settings: { PUBLIC_URL: ORIGIN } })
  })
  afterAll(() => site.close())

  const draft = async () => (await site.admin('POST /blog', { title: 'Taslak', content: '# Bir\n\nİki' })).body
  const linkTo = async (id: number) => (await site.admin(`GET /blog/admin/${id}/preview-link`)).body
  const tokenIn = (url: string) => url.slice(`${ORIGIN}/onizleme/`.length)
  const open = (token: string) => site.call(`GET /blog/preview/${token}`)

  test('show a draft to anyone with the link, and are not cached', async () => {
    const { id } = await draft()
    const { url, expiresAt } = await linkTo(id)
    expect(url).toMatch(/^https:\/\/filiz\.example\/onizleme\/[\w.-]+$/)
    expect(Date.parse(expiresAt)).toBe(clock + PREVIEW_LIFETIME)
    const { status, headers, body } = await open(tokenIn(url))
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(body).toMatchObject({ id, title: 'Taslak', content: '# Bir\n\nİki', isPublished: false })
  })

  test('show the present state of the post, until it is deleted', async () => {
    const { id } = await draft()
    const token = tokenIn((await linkTo(id)).url)
    await site.admin(`PUT /blog/${id}`, { title: 'Başka' })
    expect((await open(token)).body.title).toBe('Başka')
    await site.admin(`DELETE /blog/${id}`)
    expect((await open(token)).status).toBe(404)
  })

  test('expire', async () => {
    const token = tokenIn((await linkTo((await draft()).id)).url)
    const issuedAt = clock
    clock = issuedAt + PREVIEW_LIFETIME - 1
    expect((await open(token)).status).toBe(200)
    clock = issuedAt + PREVIEW_LIFETIME
    const { status, headers, body } = await open(token)
    expect([status, headers['cache-control'], body.message]).toEqual([404, 'private, no-store', problems.previewOver])
  })

  test('cannot be forged, extended, or used for another post', async () => {
    const [own, other] = [await draft(), await draft()]
    const token = tokenIn((await linkTo(own.id)).url)
    const [, expiry, signature] = token.split('.') as [string, string, string]
    const later = (Number.parseInt(expiry, 36) + 1).toString(36)
    const formToken = (await site.call('GET /contact/form-token')).body.token.split('.')
    for (const forged of [
      `${other.id}.${expiry}.${signature}`,
      `${own.id}.${later}.${signature}`,
      `${own.id}.${expiry}.${signature.slice(1)}A`,
      `${own.id}.${formToken[0]}.${formToken[1]}`,
      `${own.id}.${expiry}`,
      String(own.id),
      '%00',
    ])
      expect([forged, (await open(forged)).status]).toEqual([forged, 404])
  })

  test('are valid after a restart, because the signing key is stored with the data', async () => {
    const place = await createEmptyDatabase(dialect)
    const before = await createTestApp(dialect, { at: place, now: () => clock })
    const { id } = (await before.admin('POST /blog', { title: 'x', content: 'y' })).body
    const { url } = (await before.admin(`GET /blog/admin/${id}/preview-link`)).body
    await before.close()
    const after = await createTestApp(dialect, { at: place, now: () => clock })
    expect((await after.call(`GET /blog/preview/${url.split('/').at(-1)}`)).body.id).toBe(id)
    await after.close()
    await rm(place.folder, { recursive: true })
  })

  test('are created only for the administrator, and only for existing posts', async () => {
    const { id } = await draft()
    expect((await site.call(`GET /blog/admin/${id}/preview-link`)).status).toBe(401)
    for (const none of ['999', '0', 'yok'])
      expect((await site.admin(`GET /blog/admin/${none}/preview-link`)).status).toBe(404)
  })
})
