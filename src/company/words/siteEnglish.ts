/** The English translation, loaded on demand. */
export const notFound = 'Nothing is planted on this parcel.'
