import { contactEndpoints, FORM_MIN_AGE, FORM_TOKEN, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { type Outcome, outcomeOf } from '../../../contract/api/contactForm.ts'
import { FORM_KEY_HEADER } from '../../../contract/api/formKey.ts'
import type { Locale } from '../../../contract/constants.ts'
import { endpointOf, fillEndpoint } from '../../../contract/schema/endpoint.ts'
import { fetchResponse, isOwnApi, postJson } from '../../data/apiClient.ts'
import type { Values } from './draft.ts'

interface Extras {
  /** Value of the field that is hidden from people. */
  honeypot: string
  /** Date of the privacy notice shown beside the form. */
  noticeVersion: string
  token: string | undefined
  idempotencyKey: string
  /** Language of the page, and of the answer. */
  locale: Locale
}

/** Sends a message. Fields that the specification does not name are sent to our own server only. */
export async function sendMessage(values: Values, extras: Extras): Promise<Outcome> {
  const { path } = fillEndpoint(endpointOf(contactEndpoints.send))
  if (!isOwnApi()) return outcomeOf(await postJson(path, values))
  const { honeypot, noticeVersion, token, idempotencyKey, locale } = extras
  const body = { ...values, locale, noticeVersion, [HONEYPOT]: honeypot, [FORM_TOKEN]: token }
  return outcomeOf(await postJson(path, body, { [FORM_KEY_HEADER]: idempotencyKey }))
}

/**
 * Requests the token with the start time of a form, for spam detection, from our own server only. It resolves when the token is
 * `FORM_MIN_AGE` old: a form that the browser fills in automatically may be sent sooner than the server accepts. Undefined if
 * there is none; the server then judges the message without it.
 */
export async function requestFormToken(): Promise<string | undefined> {
  if (!isOwnApi()) return undefined
  try {
    const { body } = await fetchResponse(fillEndpoint(endpointOf(contactEndpoints.formToken)).path)
    const token = (body as { token?: unknown } | null)?.token
    if (typeof token !== 'string') return undefined
    await new Promise((resolve) => setTimeout(resolve, FORM_MIN_AGE))
    return token
  } catch {
    return undefined
  }
}
