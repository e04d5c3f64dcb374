import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lockfile, nameAt } from './lockfile.ts'

/** SPDX names of the licences under which a package may run in production. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Weak copyleft: asks for the source of changes to its own files, of which there are none here.
  'MPL-2.0',
]

/** What may run under a licence that is not on the list, or that its package does not say in SPDX's words, and why. */
const SETTLED: Record<string, { licence: string; why: string }> = {
  'css-mediaquery': { licence: 'BSD', why: 'its LICENSE file is the text of BSD-3-Clause' },
  '@img/sharp-*': {
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, a library of its own on the server, loaded and not changed; nothing of it reaches a browser',
  },
}

/** What is wrong with the licences of the packages that run in production: empty where each is allowed. */
export function licenceFindings(root: string, lockfile: Lockfile): { checked: number; findings: string[] } {
  const production = [...lockfile].filter(([, { dev }]) => !dev)
  const findings = production.flatMap(([place, locked]) => {
    const name = nameAt(place)
    const licence = saidLicence(join(root, place, 'package.json')) ?? locked.license
    const problem = problemOf(name, licence)
    return problem ? [`${name} ${locked.version}: ${problem}`] : []
  })
  return { checked: production.length, findings }
}

/** Why a package may not run under this licence; nothing where it may. */
export function problemOf(name: string, licence: string | undefined): string | undefined {
  if (!licence) return 'names no licence'
  return isAllowed(licence, settledFor(name)) ? undefined : `${licence} is not on the list`
}

/** As SPDX 2.3 (annex D) reads it: of `OR` one is enough, `AND` wants each; `AND` binds closer. */
function isAllowed(expression: string, settled: string | undefined): boolean {
  const inner = /\(([^()]*)\)/.exec(expression)
  if (inner) {
    const verdict = isAllowed(inner[1]!, settled) ? 'MIT' : 'NONE'
    return isAllowed(expression.replace(inner[0], verdict), settled)
  }
  return expression.split(' OR ').some((all) =>
    all
      .split(' AND ')
      .map((word) => word.trim())
      .every((word) => ALLOWED.includes(word) || word === settled),
  )
}

const settledFor = (name: string) =>
  Object.entries(SETTLED).find(([pattern]) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )?.[1].licence

/** Old packages say it as an object, or as a list of which one may choose. */
function saidLicence(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  type Said = string | { type?: string } | undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as { license?: Said; licenses?: Said[] }
  const word = (said: Said) => (typeof said === 'string' ? said : said?.type)
  return word(license) ?? (licenses?.map(word).filter(Boolean).join(' OR ') || undefined)
}
