import type { SearchTexts } from './search.ts'

/** Texts of the search in English, loaded on demand. */
const searchEnglish: SearchTexts = {
  title: 'Search the site',
  titleOf: (q) => `Results for “${q}”`,
  lead: 'In products, services, posts and pages.',
  field: 'What are you looking for?',
  hint: 'Endings and capitals make no difference; a word with one wrong letter is found too.',
  submit: 'Search',
  close: 'Close the search',
  kinds: { products: 'Products', services: 'Services', blog: 'Posts', pages: 'Pages' },
  found: (total, q) => `${total} ${total === 1 ? 'result' : 'results'} for “${q}”`,
  firstOf: (count) => `The first ${count} results are shown. Add a word to find fewer.`,
  all: (total) => `All results (${total})`,
  nothing: (q) => `Nothing was found for “${q}”`,
  tips: [
    'Use fewer words: a page must have all of them.',
    'Try another word, such as “sensor” in place of “probe”.',
    'Type the name of the product or the topic alone.',
  ],
  contact: 'Write to us',
  assistant: 'Ask the assistant',
  searching: 'Searching…',
  failed: 'The search is not available at the moment. Please try again in a while.',
  failedTitle: 'The search failed',
}

export default searchEnglish
