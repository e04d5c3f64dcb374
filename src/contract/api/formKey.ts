/**
 * The header by which a form says that it is the same one, sent again because no answer came
 * (draft-ietf-httpapi-idempotency-key-header). Servers that do not know it make what they are sent.
 */
export const FORM_KEY_HEADER = 'Idempotency-Key'

/** The same in the body of a form that is posted without scripts. */
export const FORM_KEY = 'formKey'

/** Longer keys are none, in characters. */
export const FORM_KEY_MAX_LENGTH = 200

/** A key for a form that was just begun. `crypto.randomUUID` is not there on plain HTTP, as in an office's own network. */
export const createFormKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
