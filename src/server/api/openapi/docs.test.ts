import { expect, test } from 'vitest'
import { createTestApp } from '../../../../tests/helpers/testApp.ts'

test('the page that shows the API allows no script or style but our own, and no other host', async () => {
  const site = await createTestApp('sqlite')
  const { headers, body } = await site.call('GET /docs')
  await site.close()
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';/)
  expect(policy).not.toContain('unsafe')
  expect(body).not.toMatch(/<style|style=|<script>|onclick|https?:/)
})
