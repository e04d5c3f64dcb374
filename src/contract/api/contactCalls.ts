import { type Endpoint, type OpenEndpoint, open } from '../schema/endpoint.ts'

/** Endpoints of the contact form and its notifications; no schema in this file, so that visitors' pages may import it. */
export const contactEndpoints = {
  /** Takes JSON or an ordinary form post. */
  send: open('POST /contact/send-message'),
  /** Signed start time of a form; sent back with the message for spam detection. */
  formToken: open('GET /contact/form-token'),
  retryNotification: 'POST /admin/contact-messages/:id/retry-notification',
  /** Sends a reply to the sender. */
  reply: 'POST /admin/contact-messages/:id/reply',
  /** Sends the replies to a message again whose emails have failed. */
  retryReplies: 'POST /admin/contact-messages/:id/retry-replies',
  /** Adds a note, which only administrators see. */
  note: 'POST /admin/contact-messages/:id/notes',
  /** Marks up to 500 unread messages; suspected spam stays unread. */
  markAllRead: 'PUT /admin/contact-messages/mark-all-read',
} as const satisfies Record<string, Endpoint | OpenEndpoint>

/** Honeypot: a field hidden from people. Autofill and password managers do not know its name. */
export const HONEYPOT = 'topicNote'

/** Form field for the token of `formToken`. */
export const FORM_TOKEN = 'formToken'

/** Minimum time in milliseconds between the token and the message; faster messages are suspected spam. */
export const FORM_MIN_AGE = 2000

/** Id of the form on the contact page. It is not in the form's action: navigation to a fragment sets no focus. */
export const CONTACT_FORM = 'form'

/** Fields of a visitor's message, in the order in which they are filled in. */
export const FIELDS = ['name', 'email', 'phoneNumber', 'subject', 'message'] as const
export type FieldName = (typeof FIELDS)[number]

/** Validation errors of a message, by field. */
export type Faults = Partial<Record<FieldName, string>>

export const fieldRules: Record<FieldName, { isRequired: boolean; format?: 'email' | 'phone' }> = {
  name: { isRequired: true },
  email: { isRequired: true, format: 'email' },
  phoneNumber: { isRequired: false, format: 'phone' },
  subject: { isRequired: true },
  message: { isRequired: true },
}
