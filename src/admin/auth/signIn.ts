import type { Person } from '../../contract/api/accounts.ts'
import { administratorEndpoints, authEndpoints, secondFactorEndpoints } from '../../contract/api/endpoints.ts'
import type { PasskeyAssertion, SecondFactor } from '../../contract/api/secondFactor.ts'
import type { Access } from '../../contract/schema/endpoint.ts'
import { callOf } from '../api/calls.ts'
import { errorMessage, fieldErrorsIn, problemIn } from '../api/failure.ts'
import { send, withToken } from '../api/http.ts'
import type { Services } from '../services.ts'
import { askPasskey, type PasskeyOptions } from './secondFactor/passkeys.ts'
import { isUnauthorized } from './session.ts'

export interface Credentials {
  email: string
  password: string
  /** The session goes on although it is not used; said only where it is wanted. */
  staySignedIn?: true
}

/** What is brought beside the password: six digits or a recovery code, or a passkey. */
export type Brought = { code: string } | { passkey: PasskeyAssertion }

/** What the server wants beside the password, which was right. */
export interface Asked {
  factors: readonly SecondFactor[]
  passkeyOptions?: PasskeyOptions
}

type SignInFailure = 'wrongCredentials' | 'noToken' | 'loginFailed' | 'tooManyAttempts'

/** Signing in failed: for one of the known reasons, with the server's own text alone, or because more is asked for. */
export class SignInError extends Error {
  readonly reason: SignInFailure | undefined
  readonly asked: Asked | undefined
  constructor(reason: SignInFailure | undefined, text?: string, asked?: Asked) {
    super(text)
    this.reason = reason
    this.asked = asked
  }
}

type Around = Pick<Services, 'apiUrl' | 'session'>

/** Signs in as the specification's sections 7 and 8 say; where that is not enough, with what is `brought` in the same call. */
export async function signIn(
  { apiUrl, session, signal }: Around & { signal: AbortSignal | undefined },
  credentials: Credentials,
  brought?: Brought,
): Promise<void> {
  const token = await tokenOf(post(apiUrl, authEndpoints.login, { ...credentials, ...brought }, signal))
  session.begin(token, credentials.email)
}

/** Signs in by a passkey alone, whosever it is. */
export async function signInByPasskey({ apiUrl, session }: Around, stays: boolean): Promise<void> {
  const options = (await post(apiUrl, secondFactorEndpoints.signInOptions, {}).catch(refuse)) as PasskeyOptions
  const response = await askPasskey(options)
  const answer = post(apiUrl, secondFactorEndpoints.signInByPasskey, { response, ...(stays && { staySignedIn: true }) })
  const token = await tokenOf(answer)
  session.begin(token, await emailBehind(apiUrl, token))
}

async function post(apiUrl: string, access: Access, body: object, signal?: AbortSignal): Promise<unknown> {
  const { method, path } = callOf(access)
  return (await send(apiUrl + path, { method, body: JSON.stringify(body), ...(signal && { signal }) })).json
}

async function tokenOf(answer: Promise<unknown>): Promise<string> {
  const token = ((await answer.catch(refuse)) as { token?: unknown } | undefined)?.token
  if (typeof token !== 'string' || !token) throw new SignInError('noToken')
  return token
}

/** Whose token it is, by whom drafts are kept; empty where that cannot be told. */
async function emailBehind(apiUrl: string, token: string): Promise<string> {
  const { method, path } = callOf(administratorEndpoints.list)
  const people = await send(apiUrl + path, withToken({ method }, token)).catch(() => undefined)
  return ((people?.json ?? []) as Person[]).find(({ isSelf }) => isSelf)?.email ?? ''
}

function refuse(error: unknown): never {
  throw signInErrorOf(error)
}

function signInErrorOf(error: unknown): SignInError {
  if (isUnauthorized(error)) return new SignInError('wrongCredentials', undefined, askedIn(error))
  const joined = Object.values(fieldErrorsIn(error)).join(' ')
  if (joined) return new SignInError(undefined, joined)
  if ((error as { status?: number }).status !== 429) return new SignInError('loginFailed')
  const said = errorMessage(error, '')
  return said ? new SignInError(undefined, said) : new SignInError('tooManyAttempts')
}

export function askedIn(error: unknown): Asked | undefined {
  const { secondFactor, passkeyOptions } = problemIn(error)
  if (!Array.isArray(secondFactor) || secondFactor.length === 0) return undefined
  return {
    factors: secondFactor as SecondFactor[],
    ...(typeof passkeyOptions === 'object' && passkeyOptions && { passkeyOptions: passkeyOptions as PasskeyOptions }),
  }
}
