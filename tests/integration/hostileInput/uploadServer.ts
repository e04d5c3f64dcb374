import { join } from 'node:path'
import { createApp } from '../../../src/server/api/app.ts'
import { createServices } from '../../../src/server/api/services.ts'
import { createFirstAdministrator } from '../../../src/server/features/auth/administrators.ts'
import { readSettings } from '../../../src/server/platform/config/settings.ts'
import { connect } from '../../../src/server/platform/db/connect.ts'
import { migrate } from '../../../src/server/platform/db/migrate.ts'

/** A child process with the API over the folder in its first argument. Sends its URL, and its memory usage after each message. */
const [, , folder = ''] = process.argv
const settings = readSettings({
  ...process.env,
  DATA_DIR: folder,
  DATABASE_URL: `sqlite:${join(folder, 'test.sqlite')}`,
})
const database = await connect(settings.DATABASE_URL)
await migrate(database)
await createFirstAdministrator(database.db, settings)
const app = await createApp({ settings, services: await createServices(settings, database) })

process.on('message', () => {
  globalThis.gc?.()
  process.send!({ memory: process.memoryUsage() })
})
process.on('disconnect', () => process.exit())
process.send!({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
