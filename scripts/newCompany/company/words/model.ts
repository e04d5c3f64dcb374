/** Whom drafts of posts speak to, as a language model is told. */
export const model = { readers: 'müşterilere ve ilgilenenlere' }
