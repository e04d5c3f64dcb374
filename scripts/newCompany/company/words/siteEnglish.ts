/** The English translation, loaded on demand. */
export const notFound = 'There is no page at this address.'
