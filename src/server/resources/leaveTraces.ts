import { keepActivity } from '../activity/recordActivity.ts'
import { putInBin } from '../bin/putInBin.ts'
import type { Db } from '../db/tables.ts'
import { keepVersion } from '../history/keepVersion.ts'
import { tellWebhooks } from '../webhooks/tellWebhooks.ts'
import type { Deed, Trace } from './trace.ts'

/** Whoever keeps something of what is done, in this order. */
const TRACES: readonly Trace[] = [keepVersion, putInBin, keepActivity, tellWebhooks]

/** The one place where it is told what a write leaves behind, within its transaction. */
export async function leaveTraces(db: Db, deed: Deed): Promise<void> {
  for (const trace of TRACES) await trace(db, deed)
}
