import { createServices } from '../../src/server/api/services.ts'
import { createSsrfGuard } from '../../src/server/features/webhooks/ssrfGuard.ts'
import { webhookJob } from '../../src/server/features/webhooks/webhookJob.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import { connect } from '../../src/server/platform/db/connect.ts'

/** A process that delivers the due webhooks at `DATABASE_URL` until it is killed. */
const settings = readSettings({ ...process.env, HOST: '127.0.0.1' })
const services = await createServices(settings, await connect(settings.DATABASE_URL))
await webhookJob({
  ...services,
  now: () => Number(process.env.NOW),
  targets: createSsrfGuard(true),
  origin: settings.PUBLIC_URL,
  log: { info() {}, warn() {}, error() {} },
}).run()
