import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from '../../platform/config/settings.ts'
import { DRAFT_TIMEOUT_FACTOR } from './model.ts'

test("nginx: the timeout of drafts covers the server's, including one retry", () => {
  const site = readFileSync('deploy/nginx/filiz.conf', 'utf8')
  const place = /location = \/api\/ai\/generate-blog-post \{.*?proxy_read_timeout (\d+)m;/s.exec(site)
  expect(Number(place![1]) * 60).toBeGreaterThan(2 * DRAFT_TIMEOUT_FACTOR * readSettings({}).AI_TIMEOUT)
})
