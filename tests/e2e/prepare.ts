import { buildWhenNeeded } from '../../scripts/buildWhenNeeded.ts'
import { makeDemoData } from './demoData.ts'

/** Once, before any test: otherwise every server would build the site, fill its database, and draw the same pictures. */
export default async function prepare() {
  await buildWhenNeeded()
  return makeDemoData()
}
