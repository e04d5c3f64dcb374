import { HttpError } from 'ra-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDirtyForms, type DirtyForms } from '../form/dirtyForms.ts'
import { createSession, type Session } from './session.ts'

/** A call that only accepts this token. */
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

describe('session: a call with a refused token', () => {
  test.each(['run', 'runInBackground'] as const)(
    'fails and removes the token if there are no unsaved changes: %s',
    async (run) => {
      const listener = vi.fn()
      session.subscribe(listener)
      await expect(session[run](callWith('new'))).rejects.toMatchObject({ status: 401 })
      expect([session.prompt !== null, session.token, session.hasSignedOut]).toEqual([false, null, false])
      expect(listener).toHaveBeenCalled()
    },
  )

  test.each(['run', 'runInBackground'] as const)(
    'in the background opens no prompt and keeps the token while there are unsaved changes: %s',
    async (run) => {
      dirtyForms.register()
      await expect(session[run](callWith('new'))).rejects.toMatchObject({ status: 401 })
      expect([session.prompt !== null, session.token]).toEqual([false, 'old'])
    },
  )

  test('waits for an open prompt, then runs again', async () => {
    const change = session.run(callWith('new'), { isInteractive: true })
    await expect.poll(() => session.prompt !== null).toBe(true)
    const read = session.run(callWith('new'))
    await expect(session.runInBackground(callWith('new'))).rejects.toMatchObject({ status: 401 })
    expect(session.token).toBe('old')
    session.begin('new', 'ada@example.com')
    await expect(Promise.all([change, read])).resolves.toEqual(['made with new', 'made with new'])
  })

  test('does not remove a newer token', async () => {
    const call = async () => {
      localStorage.setItem('token', 'new')
      throw new HttpError('', 401, {})
    }
    await expect(session.runInBackground(call)).rejects.toMatchObject({ status: 401 })
    expect(session.token).toBe('new')
  })

  test('opens a prompt if it is interactive, then runs again', async () => {
    const call = callWith('new')
    const answer = session.run(call, { isInteractive: true })
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.begin('new', 'ada@example.com')
    await expect(answer).resolves.toBe('made with new')
    expect(session.prompt !== null).toBe(false)
    expect(call).toHaveBeenCalledTimes(2)
  })

  test('fails if the prompt is closed, and the token stays', async () => {
    const failure = session.run(callWith('new'), { isInteractive: true }).catch((error) => error)
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.cancel()
    expect(await failure).toMatchObject({ status: 401, message: 'Oturumunuz sona ermiş.' })
    expect(session.token).toBe('old')
  })

  test('runs again after a sign-in in another tab', async () => {
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

  test('shares the open prompt with another call', async () => {
    const listener = vi.fn()
    session.subscribe(listener)
    const answers = Promise.all([1, 2, 3].map(() => session.run(callWith('new'), { isInteractive: true })))
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.begin('new', 'ada@example.com')
    await expect(answers).resolves.toHaveLength(3)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('opens the prompt again if the new token is refused too', async () => {
    const answer = session.run(callWith('right'), { isInteractive: true })
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.begin('wrong', 'ada@example.com')
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.begin('right', 'ada@example.com')
    await expect(answer).resolves.toBe('made with right')
  })
})

describe('session: a refusal because a required second factor is missing', () => {
  const refused = async () => {
    throw new HttpError('Önce ikinci bir adım ekleyin.', 403, { problem: { mustSetUpSecondFactor: true } })
  }

  test.each(['run', 'runInBackground'] as const)('notifies the subscribers, and the call fails: %s', async (run) => {
    const listener = vi.fn()
    session.subscribe(listener)
    await expect(session[run](refused)).rejects.toMatchObject({ status: 403 })
    expect([session.mustSetUpFactor, session.token, listener.mock.calls.length]).toEqual([true, 'old', 1])
    session.factorWasSetUp()
    expect(session.mustSetUpFactor).toBe(false)
  })

  test('leaves the screen in place while it has unsaved changes', async () => {
    dirtyForms.register()
    await expect(session.run(refused)).rejects.toMatchObject({ status: 403 })
    expect(session.mustSetUpFactor).toBe(false)
  })

  test('is reset by the next sign-in', async () => {
    await expect(session.run(refused)).rejects.toMatchObject({ status: 403 })
    session.begin('new', 'ece@example.com')
    expect(session.mustSetUpFactor).toBe(false)
  })
})

describe('session: a call that needs a recent sign-in', () => {
  const old = (error: HttpError = new HttpError('Doğrulayın.', 403, { problem: { code: 'reauthenticate' } })) => {
    const state = { isRecent: false }
    const call = vi.fn(async () => {
      if (!state.isRecent) throw error
      return 'made'
    })
    return { state, call }
  }

  test('reauthenticates in place, and runs again with the same token', async () => {
    const { state, call } = old()
    const answer = session.run(call, { isInteractive: true })
    await expect.poll(() => session.prompt).toBe('reauthenticate')
    state.isRecent = true
    session.reauthenticated()
    await expect(answer).resolves.toBe('made')
    expect([session.prompt, session.token, call.mock.calls.length]).toEqual([null, 'old', 2])
  })

  test.each(['run', 'runInBackground'] as const)('fails in the background: %s', async (run) => {
    dirtyForms.register()
    await expect(session[run](old().call)).rejects.toMatchObject({ status: 403 })
    expect([session.prompt, session.token]).toEqual([null, 'old'])
  })

  test('fails if the prompt is closed', async () => {
    const failure = session.run(old().call, { isInteractive: true }).catch((error) => error)
    await expect.poll(() => session.prompt).toBe('reauthenticate')
    session.cancel()
    expect(await failure).toMatchObject({ status: 403, message: 'Doğrulayın.' })
  })

  test('uses the password of the form before it opens a prompt; a wrong one is an error of the form', async () => {
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

  test('requests a new sign-in once the token has expired, which completes both calls', async () => {
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

  test('opens no prompt for another 403', async () => {
    const { call } = old(new HttpError('', 403, { problem: { code: 'other' } }))
    await expect(session.run(call, { isInteractive: true })).rejects.toMatchObject({ status: 403 })
    expect(session.prompt).toBeNull()
  })
})

test('session: a sign-out in another tab opens a prompt if there are unsaved changes, and no call runs without a token', async () => {
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

test('session: a sign-in in another tab completes the prompt, and a sign-out notifies the subscribers', async () => {
  const listener = vi.fn()
  session.subscribe(listener)
  const answer = session.run(callWith('new'), { isInteractive: true })
  await expect.poll(() => session.prompt !== null).toBe(true)
  localStorage.setItem('token', 'new')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await expect(answer).resolves.toBe('made with new')
  listener.mockClear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(listener).not.toHaveBeenCalled()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('session: the email of the last sign-in is known until the page is closed', () => {
  expect(session.email).toBe('ada@example.com')
  session.end()
  expect(session.email).toBe('ada@example.com')
  expect(createSession(dirtyForms).email).toBe('')
})

test('session: a closed prompt fails the call with the body of the response', async () => {
  const call = async () => {
    throw new HttpError('Süresi doldu.', 401, { title: 'Yetkisiz' })
  }
  const failure = session.run(call, { isInteractive: true }).catch((error) => error)
  await expect.poll(() => session.prompt !== null).toBe(true)
  session.cancel()
  expect((await failure).body).toMatchObject({ title: 'Yetkisiz' })
})

test('session: an unsubscribed listener is not notified', () => {
  const listener = vi.fn()
  const leave = session.subscribe(listener)
  session.end()
  leave()
  session.begin('new', 'ada@example.com')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('session: other failures are passed on', async () => {
  const call = async () => {
    throw new HttpError('', 500, {})
  }
  await expect(session.run(call, { isInteractive: true })).rejects.toMatchObject({ status: 500 })
})

test('session: ending it removes the token and closes the prompt', async () => {
  const failure = session.run(callWith('new'), { isInteractive: true }).catch((error) => error)
  await expect.poll(() => session.prompt !== null).toBe(true)
  session.end()
  expect(await failure).toMatchObject({ status: 401 })
  expect([session.token, localStorage.getItem('token')]).toEqual([null, null])
})
