import { contactEndpoints, FORM_MIN_AGE } from '../../../contract/api/contactCalls.ts'
import { endpointOf, fillEndpoint } from '../../../contract/schema/endpoint.ts'
import { isOwnApi } from '../../data/apiRoot.ts'
import { fetchAnswer } from '../../data/fetchAnswer.ts'

interface Token {
  token: string
  /** When it came, on the page's own clock. */
  since: number
}

/** The token that says when a form was begun: asked for once, and by other servers than our own never. */
export function createFormToken() {
  let asked: Promise<Token | undefined> | undefined
  return {
    /** The form is being filled in. */
    begin() {
      if (isOwnApi()) asked ??= askForToken()
    },

    /**
     * The token, once it is old enough for a person's: a browser that fills the form in by itself is quicker than the
     * server believes. Undefined when there is none; the message is then judged without.
     */
    async ripe(): Promise<string | undefined> {
      const known = await asked
      if (!known) return undefined
      const rest = known.since + FORM_MIN_AGE - performance.now()
      if (rest > 0) await new Promise((wake) => setTimeout(wake, rest))
      return known.token
    },
  }
}

async function askForToken(): Promise<Token | undefined> {
  try {
    const { body } = await fetchAnswer(fillEndpoint(endpointOf(contactEndpoints.formToken)).path)
    const token = (body as { token?: unknown } | null)?.token
    return typeof token === 'string' ? { token, since: performance.now() } : undefined
  } catch {
    return undefined
  }
}
