import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '../../src/contract/constants.ts'
import { connect } from '../../src/server/platform/db/connect.ts'
import { startPostgres } from '../../tests/helpers/postgres.ts'
import { demoSite } from './demoSite.ts'
import { evaluate, questionsIn } from './evaluate.ts'

/** Prints, for each database and language, the share of questions whose page is among the first three, and the missed questions. */
const folder = await mkdtemp(join(tmpdir(), 'eval-'))
const postgres = await startPostgres()
try {
  for (const url of [`sqlite:${join(folder, 'eval.sqlite')}`, `${postgres.url}/postgres`]) {
    const database = await connect(url)
    const site = await demoSite(database)
    for (const locale of LOCALES) {
      const { verdicts, share } = await evaluate(site[locale], questionsIn[locale])
      const misses = verdicts
        .filter(({ isRight }) => !isRight)
        .map(({ question, expected, found }) => {
          return `  ${question}\n    wanted ${expected ?? 'nothing'}, found ${found.join(', ') || 'nothing'}\n`
        })
      const percentage = (share * 100).toFixed(1)
      process.stdout.write(`${database.dialect}, ${locale}: ${percentage} % of ${verdicts.length} questions\n`)
      process.stdout.write(misses.join(''))
    }
    await database.close()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true })
}
