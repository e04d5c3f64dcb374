export { assistantRoutes } from './assistantRoutes.ts'
export { modelHostOf } from './model/modelHost.ts'
export { createSiteAnswers } from './siteAnswers.ts'
