export {
  createAssistantSearch,
  type Found,
  type FoundPage,
  type Search,
  type Term,
  weightIn,
} from './assistantSearch.ts'
export { type Language, languages } from './language.ts'
export { indexChange, indexPages, reindex, searchIndexJob } from './searchIndex.ts'
export { searchRoutes } from './searchRoutes.ts'
export { createSiteSearch } from './siteSearch.ts'
export { stemsOf, wordsOf } from './stems.ts'
export { meaningsOf, vocabularyOf } from './vocabulary.ts'
