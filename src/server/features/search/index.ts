export { createSearch, type Found, type FoundPage, type Search, type Term, weightIn } from './search.ts'
export { indexChange, reindex, searchIndexJob } from './searchIndex.ts'
export { isStopWord, stemOf, stemsOf, wordsOf } from './stems.ts'
export { meaningsOf, vocabularyOf } from './vocabulary.ts'
