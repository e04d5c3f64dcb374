/** Audience of drafted posts, in the instructions of the language model. */
export const model = { readers: 'müşterilere ve ilgilenenlere' }
