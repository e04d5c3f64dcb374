/** Target readers of drafted posts, for the prompt of the language model. */
export const model = { readers: 'çiftçilere ve kooperatiflere' }
