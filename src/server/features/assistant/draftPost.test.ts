import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from '../../platform/config/settings.ts'
import { TOTAL } from './draftPost.ts'

test('nginx waits for a draft as long as the server does, which asks a model twice', () => {
  const site = readFileSync('deploy/nginx/filiz.conf', 'utf8')
  const place = /location = \/api\/ai\/generate-blog-post \{.*?proxy_read_timeout (\d+)m;/s.exec(site)
  expect(Number(place![1]) * 60).toBeGreaterThan(2 * TOTAL * readSettings({}).AI_TIMEOUT)
})
