import type { PublicAnswers } from '../../data/calls.ts'

/** What visitors read of the about page. */
export type About = PublicAnswers['GET /page-content/about']
