/** The same in English, loaded by those who read it. */
export const siteEnglish = {
  products: 'Everything that we offer, with its features and details.',
  services: 'What we do, how we do it and whom it suits: all of our services.',
  blog: 'What we are asked most, our news, and what we have learnt.',
  notFound: 'There is no page at this address.',
}
