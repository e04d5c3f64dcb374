import type { PreviewTexts } from './preview.ts'

const link = {
  notFound: 'This preview link is not valid, or has expired.',
  notFoundHint: 'Ask whoever sent it to you for a new one.',
  detailFailedHint: 'Check your connection and try again.',
}

/** Texts of previews in English, loaded on demand. */
const previewEnglish: PreviewTexts = {
  page: {
    label: 'Preview of a page',
    lead: 'What you see has not been saved yet. Only those who have this link see it.',
    over: `${link.notFound} The page is shown as it is now. ${link.notFoundHint}`,
  },
  post: {
    ...link,
    label: 'Preview of a draft',
    lead: 'This post has not been published yet. Only those who have this link see it.',
    shown: 'This post has been published.',
    toPage: 'Go to its page',
    detailFailed: 'The post could not be loaded.',
    back: 'Published posts',
  },
  product: {
    ...link,
    label: 'Preview of a product',
    lead: 'This product is not shown on the site. Only those who have this link see it.',
    shown: 'This product is shown on the site.',
    toPage: 'Go to its page',
    detailFailed: 'The product could not be loaded.',
    back: 'All products',
  },
  service: {
    ...link,
    label: 'Preview of a service',
    lead: 'This service is not shown on the site. Only those who have this link see it.',
    shown: 'This service is shown on the site.',
    toPage: 'Go to its page',
    detailFailed: 'The service could not be loaded.',
    back: 'All services',
  },
  reference: {
    ...link,
    label: 'Preview of a reference',
    lead: 'This reference is not shown on the site. Only those who have this link see it.',
    shown: 'This reference is shown on the site.',
    toPage: 'Go to its page',
    detailFailed: 'The reference could not be loaded.',
    back: 'All references',
  },
  ownPage: {
    ...link,
    label: 'Page preview',
    lead: 'This page is not shown on the site. Only those who have this link see it.',
    shown: 'This page is shown on the site.',
    toPage: 'Go to the page',
    detailFailed: 'The page could not be loaded.',
    back: 'Home page',
  },
}

export default previewEnglish
