/** Title of the not-found page. */
export const notFound = 'Bu parselde ekili bir şey yok.'
