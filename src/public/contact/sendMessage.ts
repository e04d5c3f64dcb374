import { contactCalls, FORM_TOKEN, HONEYPOT, NOTICE_VERSION } from '../../contract/contactCalls.ts'
import { type Outcome, outcomeOf } from '../../contract/contactOutcome.ts'
import { endpointOf, fillEndpoint } from '../../contract/endpoint.ts'
import { isOwnApi } from '../api/apiRoot.ts'
import { postAnswer } from '../api/postAnswer.ts'
import type { Values } from './fields.ts'

interface Extras {
  /** What stood in the field that people do not see. */
  trap: string
  token: string | undefined
}

/** Sends a message. What the specification does not name goes to our own server alone. */
export async function sendMessage(values: Values, { trap, token }: Extras): Promise<Outcome> {
  const extras = { noticeVersion: NOTICE_VERSION, [HONEYPOT]: trap, [FORM_TOKEN]: token }
  const { path } = fillEndpoint(endpointOf(contactCalls.send))
  return outcomeOf(await postAnswer(path, isOwnApi() ? { ...values, ...extras } : values))
}
