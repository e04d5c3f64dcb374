import { expect, test } from 'vitest'
import { createTestApp } from '../../../../tests/helpers/testApp.ts'

test('API documentation page: its policy allows no other scripts, styles or hosts', async () => {
  const site = await createTestApp('sqlite')
  const { headers, body } = await site.call('GET /docs')
  await site.close()
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';/)
  expect(policy).not.toContain('unsafe')
  expect(body).not.toMatch(/<style|style=|<script>|onclick|https?:/)
})
