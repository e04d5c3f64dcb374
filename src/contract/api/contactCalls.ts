import { type Endpoint, type OpenEndpoint, open } from '../schema/endpoint.ts'

/** The calls around the contact form and its notifications; no schema in this file, so that visitors' pages may import it. */
export const contactCalls = {
  /** JSON, or an ordinary form post. */
  send: open('POST /contact/send-message'),
  /** A token that says when a form was begun; sent back in the form, it tells a person from a program. */
  formToken: open('GET /contact/form-token'),
  retryNotification: 'POST /admin/contact-messages/:id/retry-notification',
  /** As many of the unread as one call marks; spam is left. */
  markAllRead: 'PUT /admin/contact-messages/mark-all-read',
  testMail: 'POST /admin/test-mail',
} as const satisfies Record<string, Endpoint | OpenEndpoint>

/** Honeypot: a field that people do not see. Its name is none that autofill or a password manager knows. */
export const HONEYPOT = 'topicNote'

/** The field that carries the token of `formToken`. */
export const FORM_TOKEN = 'formToken'

/** Nobody reads, fills in and sends a form in less, in milliseconds: what comes sooner after its token is put with the spam. */
export const FORM_MIN_AGE = 2000

/** The page with the form, which takes it itself from browsers without scripts. */
export const CONTACT_PAGE = '/iletisim'

/** The form's id on that page. Not in the form's own address: a page that is scrolled to a place sets no focus. */
export const CONTACT_FORM = 'form'

/** The fields of a visitor's message by the specification's names, in the order in which they are filled in. */
export const FIELDS = ['name', 'email', 'phoneNumber', 'subject', 'message'] as const
export type FieldName = (typeof FIELDS)[number]

/** What is wrong with a message, by field. */
export type Faults = Partial<Record<FieldName, string>>

/** What must be filled in, and how (the specification's section 5). */
export const rules: Record<FieldName, { isRequired: boolean; format?: 'email' | 'phone' }> = {
  name: { isRequired: true },
  email: { isRequired: true, format: 'email' },
  phoneNumber: { isRequired: false, format: 'phone' },
  subject: { isRequired: true },
  message: { isRequired: true },
}
