import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import type { Person } from '../../contract/api/accounts.ts'
import { administratorEndpoints, authEndpoints, secondFactorEndpoints } from '../../contract/api/endpoints.ts'
import type { SecondFactor } from '../../contract/api/secondFactor.ts'
import type { Access } from '../../contract/schema/endpoint.ts'
import { callOf } from '../api/calls.ts'
import { errorMessage, fieldErrorsIn, problemIn } from '../api/failure.ts'
import { send, withToken } from '../api/http.ts'
import type { Services } from '../services.ts'
import { type PasskeyOptions, requestPasskey } from './secondFactor/passkeys.ts'
import { isUnauthorized } from './session.ts'

export interface Credentials {
  email: string
  password: string
  /** The session does not expire when it is idle. */
  staySignedIn?: true
}

/** Second factor: six digits or a recovery code, or a passkey. */
export type SecondFactorProof = { code: string } | { passkey: AuthenticationResponseJSON }

/** Second factors that the server requests after a correct password. */
export interface SecondFactorChallenge {
  factors: readonly SecondFactor[]
  passkeyOptions?: PasskeyOptions
}

type SignInFailure = 'wrongCredentials' | 'noToken' | 'loginFailed' | 'tooManyAttempts'

/** A failed sign-in: with a known reason, with the server's own text, or because a second factor is required. */
export class SignInError extends Error {
  readonly reason: SignInFailure | undefined
  readonly challenge: SecondFactorChallenge | undefined
  constructor(reason: SignInFailure | undefined, text?: string, challenge?: SecondFactorChallenge) {
    super(text)
    this.reason = reason
    this.challenge = challenge
  }
}

type Deps = Pick<Services, 'apiUrl' | 'session'>

/** Signs in (specification, sections 7 and 8); where a second factor is required, with its `proof` in the same call. */
export async function signIn(
  { apiUrl, session, signal }: Deps & { signal: AbortSignal | undefined },
  credentials: Credentials,
  proof?: SecondFactorProof,
): Promise<void> {
  const token = await tokenOf(post(apiUrl, authEndpoints.login, { ...credentials, ...proof }, signal))
  session.begin(token, credentials.email)
}

/** Signs in by a passkey alone, of any account. */
export async function signInByPasskey({ apiUrl, session }: Deps, stays: boolean): Promise<void> {
  const options = (await post(apiUrl, secondFactorEndpoints.signInOptions, {}).catch(refuse)) as PasskeyOptions
  const response = await requestPasskey(options)
  const request = post(apiUrl, secondFactorEndpoints.signInByPasskey, {
    response,
    ...(stays && { staySignedIn: true }),
  })
  const token = await tokenOf(request)
  session.begin(token, await emailBehind(apiUrl, token))
}

async function post(apiUrl: string, access: Access, body: object, signal?: AbortSignal): Promise<unknown> {
  const { method, path } = callOf(access)
  return (await send(apiUrl + path, { method, body: JSON.stringify(body), ...(signal && { signal }) })).json
}

async function tokenOf(request: Promise<unknown>): Promise<string> {
  const token = ((await request.catch(refuse)) as { token?: unknown } | undefined)?.token
  if (typeof token !== 'string' || !token) throw new SignInError('noToken')
  return token
}

/** Email of the token's account, the owner of drafts; empty if it is unknown. */
async function emailBehind(apiUrl: string, token: string): Promise<string> {
  const { method, path } = callOf(administratorEndpoints.list)
  const people = await send(apiUrl + path, withToken({ method }, token)).catch(() => undefined)
  return ((people?.json ?? []) as Person[]).find(({ isSelf }) => isSelf)?.email ?? ''
}

function refuse(error: unknown): never {
  throw signInErrorOf(error)
}

function signInErrorOf(error: unknown): SignInError {
  if (isUnauthorized(error)) return new SignInError('wrongCredentials', undefined, challengeIn(error))
  const joined = Object.values(fieldErrorsIn(error)).join(' ')
  if (joined) return new SignInError(undefined, joined)
  if ((error as { status?: number }).status !== 429) return new SignInError('loginFailed')
  const message = errorMessage(error, '')
  return message ? new SignInError(undefined, message) : new SignInError('tooManyAttempts')
}

export function challengeIn(error: unknown): SecondFactorChallenge | undefined {
  const { secondFactor, passkeyOptions } = problemIn(error)
  if (!Array.isArray(secondFactor) || secondFactor.length === 0) return undefined
  return {
    factors: secondFactor as SecondFactor[],
    ...(typeof passkeyOptions === 'object' && passkeyOptions && { passkeyOptions: passkeyOptions as PasskeyOptions }),
  }
}
