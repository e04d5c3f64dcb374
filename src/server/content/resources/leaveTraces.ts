import { auditChange } from '../../features/auditLog/auditLog.ts'
import { indexChange } from '../../features/search/index.ts'
import { enqueueWebhooks } from '../../features/webhooks/deliveries.ts'
import type { Db } from '../../platform/db/tables.ts'
import { putInBin } from '../trash/putInBin.ts'
import { keepVersion } from '../versions/keepVersion.ts'
import type { Deed, Trace } from './trace.ts'

/** Whoever keeps something of what is done, in this order. */
const TRACES: readonly Trace[] = [keepVersion, putInBin, auditChange, enqueueWebhooks, indexChange]

/** The one place where it is told what a write leaves behind, within its transaction. */
export async function leaveTraces(db: Db, deed: Deed): Promise<void> {
  for (const trace of TRACES) await trace(db, deed)
}
