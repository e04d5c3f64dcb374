import { gzipSync } from 'node:zlib'
import { readAsset, scriptsOf, siteLoads } from '../bundles.ts'
import { expect, test } from './fixtures.ts'

const KILOBYTE = 1000
const budgets = { scripts: 100 * KILOBYTE, styles: 20 * KILOBYTE }

/** What stands in code of the admin's libraries and of zod, also when it is minified. */
const MARKS = ['MuiButton', 'ra.action', 'data-emotion', '$ZodType']

const gzipped = (files: string[]) => files.reduce((sum, file) => sum + gzipSync(readAsset('site', file)).length, 0)

test('every way through the site stays within the byte budgets', async () => {
  const loads = siteLoads()
  expect(loads.length).toBeGreaterThan(1)
  for (const { name, scripts, styles } of loads)
    await test.step(name, () => {
      expect(gzipped(scripts), name).toBeLessThan(budgets.scripts)
      expect(gzipped(styles), name).toBeLessThan(budgets.styles)
    })
})

test("no script of the site holds the admin's code", () => {
  const marksIn = (scripts: string[]) => MARKS.filter((mark) => scripts.some((source) => source.includes(mark)))
  expect(marksIn(scriptsOf('admin'))).toEqual(MARKS)
  expect(marksIn(scriptsOf('site'))).toEqual([])
})
