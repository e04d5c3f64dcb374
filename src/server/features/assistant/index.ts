export { assistantRoutes } from './assistantRoutes.ts'
export { modelHostOf } from './model.ts'
export { createSiteAnswers } from './siteAnswers.ts'
