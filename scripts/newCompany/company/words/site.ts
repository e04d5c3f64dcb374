/** Title of the not-found page. */
export const notFound = 'Bu adreste bir sayfa yok.'
