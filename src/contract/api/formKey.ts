/**
 * Idempotency key of a form: a form that is sent again, because no response arrived, has the same key
 * (draft-ietf-httpapi-idempotency-key-header). Servers that ignore the header may create a duplicate.
 */
export const FORM_KEY_HEADER = 'Idempotency-Key'

/** Field with the idempotency key, in forms that are posted without scripts. */
export const FORM_KEY = 'formKey'

/** Maximum length of a key in characters. */
export const FORM_KEY_MAX_LENGTH = 200

/** Creates an idempotency key. `crypto.randomUUID` does not exist on plain HTTP, for example in an office network. */
export const createFormKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
