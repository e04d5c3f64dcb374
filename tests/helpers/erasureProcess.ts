import { createServices } from '../../src/server/api/services.ts'
import { personOf } from '../../src/server/features/privacy/person.ts'
import { erasePerson, pruneMessages } from '../../src/server/features/privacy/personalData.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import { connect } from '../../src/server/platform/db/connect.ts'
import { SYSTEM } from '../../src/server/platform/db/transaction.ts'
import { createFolderStorage } from '../../src/server/platform/storage/folderStorage.ts'
import { killAtStatement } from './killAtStatement.ts'

/**
 * A process that erases the person `OF` at `DATABASE_URL`, or without one prunes messages older than a day. It kills itself at SQL
 * statement number `KILL_AT`, and otherwise prints the number of statements.
 */
const asked = killAtStatement()
const settings = readSettings({ ...process.env, HOST: '127.0.0.1' })
const { close, ...database } = await connect(settings.DATABASE_URL)
const storage = await createFolderStorage(settings.DATA_DIR)
const services = await createServices(settings, database, { storage })
if (process.env.OF) await erasePerson(services, personOf(process.env.OF), SYSTEM)
else await pruneMessages(services, 1).run()
await close()
process.stdout.write(`${asked()}\n`)
