import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { footer } from '../../../scripts/newCompany/company/words/starts/footer.ts'
import { home } from '../../../scripts/newCompany/company/words/starts/home.ts'
import { privacy } from '../../../scripts/newCompany/company/words/starts/privacy.ts'
import { sustainability } from '../../../scripts/newCompany/company/words/starts/sustainability.ts'
import type { Start } from '../../../src/contract/schema/singleton.ts'
import type { footer as footerFields } from '../../../src/contract/singletons/footer.ts'
import type { home as homeFields } from '../../../src/contract/singletons/home.ts'
import type { privacy as privacyFields } from '../../../src/contract/singletons/privacy.ts'
import type { sustainability as sustainabilityFields } from '../../../src/contract/singletons/sustainability.ts'
import { ROOT } from '../../helpers/siteServer.ts'
import { OTHERS } from './otherCompanies.ts'

const NEUTRAL = `${ROOT}/scripts/newCompany/company`
const filesIn = (folder: string) => globSync(['words/**/*.ts', 'illustrations/chapters.ts'], { cwd: folder }).sort()

/** Property names of a text module; none for a list, which may have any length. */
const namesIn = (value: object) => (Array.isArray(value) ? [] : Object.keys(value).sort())

test('neutral texts: exist for every text of the company', () => {
  expect(filesIn(NEUTRAL)).toEqual(filesIn(`${ROOT}/src/company`))
})

test.each(filesIn(NEUTRAL))(
  'neutral texts: %s has the same texts as the company, without its name and trade',
  async (file) => {
    const [neutral, ours] = await Promise.all(
      [NEUTRAL, `${ROOT}/src/company`].map((folder) => import(/* @vite-ignore */ `${folder}/${file}`)),
    )
    for (const [name, value] of Object.entries<object | string>(neutral)) {
      if (typeof value === 'object') expect(namesIn(value)).toEqual(namesIn(ours[name]))
      const text = JSON.stringify(value, (_, part) => (typeof part === 'function' ? part('Pati') : part))
      expect(text.replaceAll(/Filiz Tarım Teknolojileri/g, '').match(OTHERS)?.[0]).toBeUndefined()
    }
    expect(Object.keys(neutral)).toEqual(Object.keys(ours))
  },
)

test('neutral texts: pages render with them', () => {
  const starts: [Start<typeof homeFields>, Start<typeof footerFields>, Start<typeof privacyFields>] = [
    home,
    footer,
    privacy,
  ]
  const closing: Start<typeof sustainabilityFields> = sustainability
  expect(starts.every(Boolean) && closing.chapters).toEqual([])
})
