import { isOpen } from '../../../contract/schema/endpoint.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { RECORDS as BACKUPS } from '../../features/backups/backupState.ts'
import { TABLE as REDIRECTS } from '../../features/redirects/redirects.ts'
import { DELIVERIES } from '../../features/webhooks/deliveries.ts'
import type { Changes } from '../../platform/events/changes.ts'
import { OUTBOX } from '../../platform/mail/outbox.ts'

/** Whether visitors may read anything of a resource. */
export const isShown = ({ endpoints: { list, lists = {}, read, reads = {} } }: Resource): boolean =>
  [list, read, ...Object.values(lists), ...Object.values(reads)].some((access) => access && isOpen(access))

/**
 * The changes that pages may show. What has no open endpoint is on none: a visitor's message costs no page its place. Where
 * there is no page is no affair of pages either.
 */
export function changesOnPages(changes: Changes, resources: Record<string, Resource>): Changes {
  const hidden = new Set([
    BACKUPS,
    OUTBOX,
    REDIRECTS,
    DELIVERIES,
    ...Object.values(resources)
      .filter((resource) => !isShown(resource))
      .map(({ name }) => name),
  ])
  return {
    ...changes,
    subscribe: (listener) =>
      changes.subscribe((table) => {
        if (!hidden.has(table)) listener(table)
      }),
  }
}
