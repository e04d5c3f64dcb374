import { type Endpoint, type OpenEndpoint, open } from './endpoint.ts'

/** The calls around the contact form and its notifications; no schema here, so that visitors' pages may import it. */
export const contactCalls = {
  /** JSON, or an ordinary form post. */
  send: open('POST /contact/send-message'),
  /** A token that says when a form was begun; sent back in the form, it tells a person from a program. */
  formToken: open('GET /contact/form-token'),
  retryNotification: 'POST /admin/contact-messages/:id/retry-notification',
  testMail: 'POST /admin/test-mail',
} as const satisfies Record<string, Endpoint | OpenEndpoint>

/** The field that people do not see, so that only programs fill it in. */
export const HONEYPOT = 'website'

/** The field that carries the token of `formToken`. */
export const FORM_TOKEN = 'formToken'
