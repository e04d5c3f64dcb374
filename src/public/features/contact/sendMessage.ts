import { contactEndpoints, FORM_TOKEN, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { type Outcome, outcomeOf } from '../../../contract/api/contactForm.ts'
import { FORM_KEY_HEADER } from '../../../contract/api/formKey.ts'
import { endpointOf, fillEndpoint } from '../../../contract/schema/endpoint.ts'
import { isOwnApi } from '../../data/apiRoot.ts'
import { postAnswer } from '../../data/postAnswer.ts'
import type { Values } from './fields.ts'

interface Extras {
  /** What stood in the field that people do not see. */
  trap: string
  /** The version of the privacy notice that stood beside the form. */
  noticeVersion: string
  token: string | undefined
  /** The form's own, the same for every try. */
  key: string
}

/** Sends a message. What the specification does not name goes to our own server alone. */
export async function sendMessage(values: Values, { trap, noticeVersion, token, key }: Extras): Promise<Outcome> {
  const extras = { noticeVersion, [HONEYPOT]: trap, [FORM_TOKEN]: token }
  const { path } = fillEndpoint(endpointOf(contactEndpoints.send))
  if (!isOwnApi()) return outcomeOf(await postAnswer(path, values))
  return outcomeOf(await postAnswer(path, { ...values, ...extras }, { [FORM_KEY_HEADER]: key }))
}
