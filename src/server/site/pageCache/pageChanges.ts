import { isPublic, type Resource } from '../../../contract/schema/resource.ts'
import { RECORDS as BACKUPS } from '../../features/backups/backupState.ts'
import { TABLE as REDIRECTS } from '../../features/redirects/redirects.ts'
import { DELIVERIES } from '../../features/webhooks/deliveries.ts'
import type { Changes } from '../../platform/events/changes.ts'
import { OUTBOX } from '../../platform/mail/outbox.ts'

/** Tables that no page shows, besides those of resources without an open endpoint. */
const HIDDEN = [BACKUPS, OUTBOX, REDIRECTS, DELIVERIES]

/**
 * Change events that invalidate the page cache: all tables but those that no page shows, so that a new table is never forgotten. A
 * visitor's message, for example, evicts no page. Redirects do not either: they are looked up on each request that finds no page.
 */
export function pageChanges(changes: Changes, resources: Record<string, Resource>): Changes {
  const isHidden = (table: string) =>
    HIDDEN.includes(table) ||
    Object.values(resources).some((resource) => resource.name === table && !isPublic(resource))
  return {
    ...changes,
    subscribe: (listener) =>
      changes.subscribe((table) => {
        if (!isHidden(table)) listener(table)
      }),
  }
}
