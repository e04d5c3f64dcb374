import { HttpError } from 'ra-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDirtyForms, type DirtyForms } from '../form/dirtyForms.ts'
import { createSession, type Session } from './session.ts'

/** A call that only this token may make. */
const callWith = (accepted: string) =>
  vi.fn(async (token: string | null) => {
    if (token !== accepted) throw new HttpError('Oturumunuz sona ermiş.', 401, {})
    return `made with ${token}`
  })

let session: Session
let dirtyForms: DirtyForms
beforeEach(() => {
  dirtyForms = createDirtyForms()
  session = createSession(dirtyForms)
  session.begin('old', 'ada@example.com')
})

describe('a refused call', () => {
  test.each(['run', 'runInBackground'] as const)(
    'is its caller’s when nothing could be lost, and the token is forgotten: %s',
    async (run) => {
      const heard = vi.fn()
      session.subscribe(heard)
      await expect(session[run](callWith('new'))).rejects.toMatchObject({ status: 401 })
      expect([session.prompt !== null, session.token, session.hasSignedOut]).toEqual([false, null, false])
      expect(heard).toHaveBeenCalled()
    },
  )

  test.each(['run', 'runInBackground'] as const)(
    'in the background asks nothing and forgets nothing while something is unsaved: %s',
    async (run) => {
      dirtyForms.register()
      await expect(session[run](callWith('new'))).rejects.toMatchObject({ status: 401 })
      expect([session.prompt !== null, session.token]).toEqual([false, 'old'])
    },
  )

  test('beside an open question waits for the same answer', async () => {
    const change = session.run(callWith('new'), { isInteractive: true })
    await expect.poll(() => session.prompt !== null).toBe(true)
    const read = session.run(callWith('new'))
    await expect(session.runInBackground(callWith('new'))).rejects.toMatchObject({ status: 401 })
    expect(session.token).toBe('old')
    session.begin('new', 'ada@example.com')
    await expect(Promise.all([change, read])).resolves.toEqual(['made with new', 'made with new'])
  })

  test('forgets no other token than its own', async () => {
    const call = async () => {
      localStorage.setItem('token', 'new')
      throw new HttpError('', 401, {})
    }
    await expect(session.runInBackground(call)).rejects.toMatchObject({ status: 401 })
    expect(session.token).toBe('new')
  })

  test('waits for the password where the person waits for it, and goes on', async () => {
    const call = callWith('new')
    const answer = session.run(call, { isInteractive: true })
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.begin('new', 'ada@example.com')
    await expect(answer).resolves.toBe('made with new')
    expect(session.prompt !== null).toBe(false)
    expect(call).toHaveBeenCalledTimes(2)
  })

  test('fails when the question is closed, and the token stays', async () => {
    const failure = session.run(callWith('new'), { isInteractive: true }).catch((error) => error)
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.cancel()
    expect(await failure).toMatchObject({ status: 401, message: 'Oturumunuz sona ermiş.' })
    expect(session.token).toBe('old')
  })

  test('goes on by itself when somebody signed in meanwhile, in another tab', async () => {
    const call = vi.fn(async (token: string | null) => {
      if (token === 'old') {
        localStorage.setItem('token', 'new')
        throw new HttpError('', 401, {})
      }
      return token
    })
    await expect(session.run(call, { isInteractive: true })).resolves.toBe('new')
    expect(session.prompt !== null).toBe(false)
  })

  test('asks the same question as another one', async () => {
    const heard = vi.fn()
    session.subscribe(heard)
    const answers = Promise.all([1, 2, 3].map(() => session.run(callWith('new'), { isInteractive: true })))
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.begin('new', 'ada@example.com')
    await expect(answers).resolves.toHaveLength(3)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('is asked again for a password that does not help', async () => {
    const answer = session.run(callWith('right'), { isInteractive: true })
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.begin('wrong', 'ada@example.com')
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.begin('right', 'ada@example.com')
    await expect(answer).resolves.toBe('made with right')
  })
})

describe('a refusal until a second factor is set up', () => {
  const refused = async () => {
    throw new HttpError('Önce ikinci bir adım ekleyin.', 403, { problem: { mustSetUpSecondFactor: true } })
  }

  test.each(['run', 'runInBackground'] as const)('is heard, and its caller’s: %s', async (run) => {
    const heard = vi.fn()
    session.subscribe(heard)
    await expect(session[run](refused)).rejects.toMatchObject({ status: 403 })
    expect([session.mustSetUpFactor, session.token, heard.mock.calls.length]).toEqual([true, 'old', 1])
    session.factorWasSetUp()
    expect(session.mustSetUpFactor).toBe(false)
  })

  test('takes no screen away on which something is unsaved', async () => {
    dirtyForms.register()
    await expect(session.run(refused)).rejects.toMatchObject({ status: 403 })
    expect(session.mustSetUpFactor).toBe(false)
  })

  test('is forgotten with the next sign-in', async () => {
    await expect(session.run(refused)).rejects.toMatchObject({ status: 403 })
    session.begin('new', 'ece@example.com')
    expect(session.mustSetUpFactor).toBe(false)
  })
})

describe('a sign-in that is not recent enough', () => {
  const old = (error: HttpError = new HttpError('Doğrulayın.', 403, { problem: { code: 'reauthenticate' } })) => {
    const state = { isRecent: false }
    const call = vi.fn(async () => {
      if (!state.isRecent) throw error
      return 'made'
    })
    return { state, call }
  }

  test('is renewed in place, and the call goes on; the token stays', async () => {
    const { state, call } = old()
    const answer = session.run(call, { isInteractive: true })
    await expect.poll(() => session.prompt).toBe('reauthenticate')
    state.isRecent = true
    session.reauthenticated()
    await expect(answer).resolves.toBe('made')
    expect([session.prompt, session.token, call.mock.calls.length]).toEqual([null, 'old', 2])
  })

  test.each(['run', 'runInBackground'] as const)('is its caller’s in the background: %s', async (run) => {
    dirtyForms.register()
    await expect(session[run](old().call)).rejects.toMatchObject({ status: 403 })
    expect([session.prompt, session.token]).toEqual([null, 'old'])
  })

  test('fails when the question is closed', async () => {
    const failure = session.run(old().call, { isInteractive: true }).catch((error) => error)
    await expect.poll(() => session.prompt).toBe('reauthenticate')
    session.cancel()
    expect(await failure).toMatchObject({ status: 403, message: 'Doğrulayın.' })
  })

  test('is renewed with what was typed already, before anything is asked; a wrong one is the form’s', async () => {
    const { state, call } = old()
    const renew = vi.fn(async () => {
      state.isRecent = true
    })
    await expect(session.run(call, { isInteractive: true, reauthenticate: renew })).resolves.toBe('made')
    const wrong = new HttpError('', 401, { errors: { currentPassword: 'Yanlış.' } })
    await expect(
      session.run(old().call, { isInteractive: true, reauthenticate: async () => Promise.reject(wrong) }),
    ).rejects.toBe(wrong)
    expect([session.prompt, session.token, renew.mock.calls.length]).toEqual([null, 'old', 1])
    const lost = session.run(old().call, {
      isInteractive: true,
      reauthenticate: async () => Promise.reject(new HttpError('', 0, {})),
    })
    await expect.poll(() => session.prompt).toBe('reauthenticate')
    session.cancel()
    await expect(lost).rejects.toMatchObject({ status: 403 })
  })

  test('is asked for as a new sign-in once the token has ended, which answers both', async () => {
    const { state, call } = old()
    const renewed = session.run(call, { isInteractive: true })
    await expect.poll(() => session.prompt).toBe('reauthenticate')
    const signedIn = session.run(callWith('new'), { isInteractive: true })
    await expect.poll(() => session.prompt).toBe('signIn')
    session.reauthenticated()
    expect(session.prompt).toBe('signIn')
    state.isRecent = true
    session.begin('new', 'ada@example.com')
    await expect(Promise.all([renewed, signedIn])).resolves.toEqual(['made', 'made with new'])
  })

  test('another refusal (403) asks nothing', async () => {
    const { call } = old(new HttpError('', 403, { problem: { code: 'other' } }))
    await expect(session.run(call, { isInteractive: true })).rejects.toMatchObject({ status: 403 })
    expect(session.prompt).toBeNull()
  })
})

test('signing out in another tab asks for the password where something is dirtyForms, and runs nothing without one', async () => {
  dirtyForms.register()
  const call = vi.fn(async (token: string | null) => {
    if (token === 'new') return token
    localStorage.removeItem('token')
    throw new HttpError('', 401, {})
  })
  const answer = session.run(call, { isInteractive: true })
  await expect.poll(() => session.prompt !== null).toBe(true)
  expect(call).toHaveBeenCalledTimes(1)
  session.begin('new', 'ada@example.com')
  await expect(answer).resolves.toBe('new')
})

test('another tab that signs in answers the question, and one that signs out is heard', async () => {
  const heard = vi.fn()
  session.subscribe(heard)
  const answer = session.run(callWith('new'), { isInteractive: true })
  await expect.poll(() => session.prompt !== null).toBe(true)
  localStorage.setItem('token', 'new')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await expect(answer).resolves.toBe('made with new')
  heard.mockClear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(heard).not.toHaveBeenCalled()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('who signed in last is known until the page is gone', () => {
  expect(session.email).toBe('ada@example.com')
  session.end()
  expect(session.email).toBe('ada@example.com')
  expect(createSession(dirtyForms).email).toBe('')
})

test('a failure that keeps its place says what the server said besides', async () => {
  const call = async () => {
    throw new HttpError('Süresi doldu.', 401, { title: 'Yetkisiz' })
  }
  const failure = session.run(call, { isInteractive: true }).catch((error) => error)
  await expect.poll(() => session.prompt !== null).toBe(true)
  session.cancel()
  expect((await failure).body).toMatchObject({ title: 'Yetkisiz' })
})

test('nobody is told of anything any more who has gone', () => {
  const heard = vi.fn()
  const leave = session.subscribe(heard)
  session.end()
  leave()
  session.begin('new', 'ada@example.com')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('other failures pass', async () => {
  const call = async () => {
    throw new HttpError('', 500, {})
  }
  await expect(session.run(call, { isInteractive: true })).rejects.toMatchObject({ status: 500 })
})

test('ending forgets the token and answers open questions', async () => {
  const failure = session.run(callWith('new'), { isInteractive: true }).catch((error) => error)
  await expect.poll(() => session.prompt !== null).toBe(true)
  session.end()
  expect(await failure).toMatchObject({ status: 401 })
  expect([session.token, localStorage.getItem('token')]).toEqual([null, null])
})
