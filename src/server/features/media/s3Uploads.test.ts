import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { S3_KEYS, type S3Server, startS3Server } from '../../../../tests/helpers/s3Server.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { openStorage } from '../../platform/storage/openStorage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { collectGarbage } from './collectGarbage.ts'

describe.each(databases('sqlite'))('uploads in an S3 store, on %s', (dialect) => {
  let s3: S3Server
  let site: TestApp
  let storage: Storage
  beforeAll(async () => {
    s3 = await startS3Server()
    storage = await openStorage(
      readSettings({
        STORAGE_URL: s3.url,
        AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
        AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
      }),
    )
    site = await createTestApp(dialect, { storage })
  })
  afterAll(async () => {
    await site.close()
    await s3.close()
  })

  const upload = async (side: number) => {
    const { payload, headers } = await formOf(['file', await picture('png', side, 40)])
    return site.admin('POST /files/upload-product-image', payload, { headers })
  }
  const get = (url: string) => site.app.inject({ url })
  const files = async () => {
    const names: string[] = []
    for await (const { name } of storage.list()) names.push(name)
    return names
  }

  test('are stored with their renditions, served and garbage-collected', async () => {
    const { publicUrl } = (await upload(400)).body
    const [whole, small] = [await get(publicUrl), await get(publicUrl.replace('.png', '-320.webp'))]
    expect([whole.statusCode, whole.headers['content-type'], small.statusCode, small.headers['content-type']]).toEqual([
      200,
      'image/png',
      200,
      'image/webp',
    ])
    expect(Number(whole.headers['content-length'])).toBe(whole.rawPayload.length)
    await expect.poll(files).toHaveLength(5)
    const inSixWeeks = Date.now() + 42 * 24 * 60 * 60 * 1000
    expect((await collectGarbage(site.services, { now: inSixWeeks })).removed).toMatchObject({ pictures: 1, files: 5 })
    expect(await files()).toEqual([])
    expect((await get(publicUrl)).statusCode).toBe(404)
  })

  test('get 503 while the store does not respond, and are served afterwards', async () => {
    const ready = () => site.call('GET /ready')
    const { publicUrl } = (await upload(300)).body
    await expect.poll(files).toHaveLength(3)
    expect((await ready()).status).toBe(200)

    s3.setDown(true)
    const [state, read, written] = [await ready(), await get(publicUrl), await upload(301)]
    expect([state.status, read.statusCode, read.json().message]).toEqual([503, 503, problems.unavailable])
    expect([written.status, written.body.message, written.headers['retry-after']]).toEqual([
      503,
      problems.unavailable,
      '5',
    ])

    s3.setDown(false)
    expect((await ready()).status).toBe(200)
    expect((await get(publicUrl)).statusCode).toBe(200)
    expect((await upload(301)).status).toBe(201)
  })
})
