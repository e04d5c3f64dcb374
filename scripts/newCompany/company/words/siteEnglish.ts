/** Introductions of lists, and text of the not-found page, in English; loaded on demand. */
export const products = 'Everything that we offer, with its features and details.'
export const services = 'What we do, how we do it and whom it suits: all of our services.'
export const blog = 'What we are asked most, our news, and what we have learnt.'
export const notFound = 'There is no page at this address.'
