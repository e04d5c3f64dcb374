import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Api, startApi } from '../../tests/integration/admin/apiServer.ts'
import { createSession, type Session } from './auth/session.ts'
import { createAuthProvider } from './authProvider.ts'
import { createDirtyForms, type DirtyForms } from './form/dirtyForms.ts'

let api: Api
let dirtyForms: DirtyForms
let session: Session
const provider = () => createAuthProvider({ apiUrl: api.url, session, dirtyForms })
beforeEach(async () => {
  api = await startApi()
  dirtyForms = createDirtyForms()
  session = createSession(dirtyForms)
})
afterEach(() => api.close())

test('authentication: a login begins a session, with which the user is authenticated and known', async () => {
  await expect(provider().checkAuth({})).rejects.toEqual({ redirectTo: '/login', message: false })
  await provider().login({ email: 'ada@example.com', password: 'bir-kavun' })
  expect(api.calls.at(-1)).toMatchObject({ path: '/accounts/login', body: { email: 'ada@example.com' } })
  await expect(provider().checkAuth({})).resolves.toBeUndefined()
  expect(await provider().getIdentity?.()).toEqual({ id: 'ada@example.com', fullName: 'ada@example.com' })
})

test('authentication: a logout ends the session here and on the server', async () => {
  session.begin('secret', 'ada@example.com')
  expect(await provider().logout({})).toBe(false)
  expect([session.token, session.hasSignedOut]).toEqual([null, true])
  await expect.poll(() => api.callsOf(/POST .accounts.logout/)).toMatchObject([{ token: 'secret' }])
})

test('authentication: unsaved changes and a refused save keep the form without a token', async () => {
  dirtyForms.register()
  await expect(provider().checkAuth({})).resolves.toBeUndefined()
  await expect(provider().checkError({ status: 401 })).resolves.toBeUndefined()
})
