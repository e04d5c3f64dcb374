import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/helpers/testApp.ts'
import * as turkish from '../../contract/i18n/shared/messages.ts'
import * as english from '../../contract/i18n/shared/messagesEnglish.ts'
import { locale } from '../preferences/preferences.ts'
import { send } from './http.ts'

let site: TestApp
let api: string
beforeEach(async () => {
  site = await createTestApp('sqlite')
  api = `${await site.app.listen({ host: '127.0.0.1', port: 0 })}/api`
})
afterEach(async () => {
  locale.set('tr')
  await site.close()
})

test.each([
  ['tr', turkish.problems.invalid, turkish.validation.tooLong(500)],
  ['en', english.problems.invalid, english.validation.tooLong('500')],
] as const)('errors of the server in a panel in %s', async (language, message, tooLong) => {
  locale.set(language)
  await vi.waitFor(() => expect(locale.get()).toBe(language))
  const user = { authenticated: true, token: `Bearer ${site.token}` }
  const name = 'x'.repeat(501)
  await expect(send(`${api}/products`, { method: 'POST', body: JSON.stringify({ name }), user })).rejects.toMatchObject(
    {
      message,
      body: { errors: { name: tooLong } },
    },
  )
})
