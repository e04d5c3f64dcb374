import { buildWhenNeeded } from '../../scripts/buildWhenNeeded.ts'
import { ensureBrowser } from '../helpers/browser.ts'
import { makeDemoData } from './demoData.ts'

/** Runs once before all tests: the browser, the build, and a data folder with the demo content that every server copies. */
export default async function prepare() {
  ensureBrowser()
  buildWhenNeeded()
  return makeDemoData()
}
