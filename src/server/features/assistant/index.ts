import type { Rules } from '../../content/resources/rules.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { createFinder, type Finder } from './retrieval/findPages.ts'
import { passagesJob } from './retrieval/keepPassages.ts'
import { sourcesOf } from './retrieval/sources.ts'

export { assistantRoutes } from './assistantRoutes.ts'

interface Ground {
  db: Db
  /** Of the resources that it reads: who sees which record. */
  rules: Record<string, Rules>
  /** Records that are read at once: more where nobody else waits for the database. */
  batch?: number
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Keeps what the assistant knows of the site as new as the site. */
export const assistantJob = ({ rules, ...ground }: Ground): Job => passagesJob({ ...ground, sources: sourcesOf(rules) })

/** Finds the site's pages as the assistant does, for who wants to know how well. */
export const assistantFinder = ({ rules, ...ground }: Ground): Finder =>
  createFinder({ ...ground, sources: sourcesOf(rules) })
export { modelHostOf } from './model/modelHost.ts'
