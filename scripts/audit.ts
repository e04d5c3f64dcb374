import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './sourceHash.ts'

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
  // Weak copyleft: requires the source of changes to its own files, and there are none here.
  'MPL-2.0',
]

/** Licences of single packages that are not on the list or have no SPDX name, with the reason why they are allowed. */
const ALLOWED_FOR: Record<string, { licence: string; why: string }> = {
  'css-mediaquery': { licence: 'BSD', why: 'its LICENSE file is the text of BSD-3-Clause' },
  '@img/sharp-*': {
    licence: 'LGPL-3.0-or-later',
    why: 'libvips, a library of its own on the server, loaded and not changed; nothing of it reaches a browser',
  },
}

/** Exceptions: advisories (`GHSA-…`) that may pass until a day (`2027-01-31`; a month is usual), each with its reason in a comment. */
const EXCEPTIONS: Readonly<Record<string, string>> = {}

/** One installed package of `package-lock.json`. */
interface Locked {
  version?: string
  license?: string
  dev?: true
  /** A folder of this repository. */
  link?: true
  resolved?: string
  integrity?: string
}

/** The paths of `package-lock.json` (`node_modules/…`) with their packages. */
export type Lockfile = ReadonlyMap<string, Locked>

export function readLockfile(root: string): Lockfile {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  return new Map(Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link))
}

/** Problems with the licences of the packages that run in production. */
export function licenceFindings(root: string, lockfile: Lockfile): { checked: number; findings: string[] } {
  const production = [...lockfile].filter(([, { dev }]) => !dev)
  const findings = production.flatMap(([path, locked]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const problem = problemOf(name, licenceIn(join(root, path, 'package.json')) ?? locked.license)
    return problem ? [`${name} ${locked.version}: ${problem}`] : []
  })
  return { checked: production.length, findings }
}

/** Reason why a package may not run under this licence; undefined if it may. */
export function problemOf(name: string, licence: string | undefined): string | undefined {
  if (!licence) return 'names no licence'
  const exception = Object.entries(ALLOWED_FOR).find(([pattern]) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )
  return isAllowed(licence, exception?.[1].licence) ? undefined : `${licence} is not on the list`
}

/** SPDX 2.3 (annex D): one alternative of `OR` is enough, `AND` requires all; `AND` has precedence. */
function isAllowed(expression: string, exception: string | undefined): boolean {
  const inner = /\(([^()]*)\)/.exec(expression)
  if (inner) {
    const verdict = isAllowed(inner[1]!, exception) ? 'MIT' : 'NONE'
    return isAllowed(expression.replace(inner[0], verdict), exception)
  }
  const isListed = (name: string) => ALLOWED.includes(name.trim()) || name.trim() === exception
  return expression.split(' OR ').some((all) => all.split(' AND ').every(isListed))
}

/** Old packages have the name in an object, or in a list of alternatives. */
function licenceIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  type Licence = string | { type?: string } | undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as { license?: Licence; licenses?: Licence[] }
  const nameOf = (licence: Licence) => (typeof licence === 'string' ? licence : licence?.type)
  return nameOf(license) ?? (licenses?.map(nameOf).filter(Boolean).join(' OR ') || undefined)
}

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const
type Severity = (typeof SEVERITIES)[number]

const FAILS_FROM = { production: 'low', development: 'high' } as const satisfies Record<string, Severity>

interface Advisory {
  title: string
  url: string
  severity: Severity
}

/** The report of `npm audit --json`; names in `via` refer to other packages of the report. */
interface AuditReport {
  vulnerabilities: Record<string, { name: string; via: (string | Advisory)[]; nodes: string[] }>
}

/** The registry's report on a lockfile, or the reason why there is none. */
function requestAudit(root: string): AuditReport | { reason: string } {
  const options = ['--json', '--package-lock-only', '--fetch-retries=1', '--fetch-timeout=30000']
  const { stdout, error } = spawnSync('npm', ['audit', ...options], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (error) return { reason: error.message }
  try {
    const response = JSON.parse(stdout) as AuditReport | { message?: string }
    if ('vulnerabilities' in response) return response
    return { reason: (response.message || 'no reason given').split(' - ')[0]! }
  } catch {
    return { reason: 'its response cannot be read' }
  }
}

/** Vulnerabilities that fail on this day (`2026-11-23`), one sentence each. */
export function vulnerabilityFindings(
  report: AuditReport,
  lockfile: Lockfile,
  today: string,
  exceptions: Readonly<Record<string, string>> = EXCEPTIONS,
): string[] {
  return Object.values(report.vulnerabilities).flatMap(({ name, via, nodes }) => {
    const runs = nodes.some((path) => !lockfile.get(path)?.dev) ? 'production' : 'development'
    return via
      .filter((cause): cause is Advisory => typeof cause === 'object')
      .filter(({ severity }) => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(FAILS_FROM[runs]))
      .filter(({ url }) => !((exceptions[url.slice(url.lastIndexOf('/') + 1)] ?? '') >= today))
      .map(({ title, url, severity }) => `${name} (${runs}): ${title}, ${severity}, ${url}`)
  })
}

const counts = { passed: 0, failed: 0 }

function print(name: string, findings: readonly string[], summary: string): void {
  counts[findings.length > 0 ? 'failed' : 'passed']++
  process.stdout.write(`${findings.length > 0 ? '✗' : '✓'} ${name.padEnd(15)} ${summary}\n`)
  for (const finding of findings) process.stdout.write(`  ${finding}\n`)
}

/** `npm run audit`: licences and known vulnerabilities of the installed packages. */
if (import.meta.main) {
  const lockfile = readLockfile(ROOT)
  const { checked, findings } = licenceFindings(ROOT, lockfile)
  print('licences', findings, `${checked} packages of production`)
  const report = requestAudit(ROOT)
  if ('reason' in report)
    process.stdout.write(`– vulnerabilities not looked up: the registry offers no audit (${report.reason})\n`)
  else {
    const today = new Date().toISOString().slice(0, 10)
    print('vulnerabilities', vulnerabilityFindings(report, lockfile, today), `${lockfile.size} packages looked up`)
  }
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`)
  process.exitCode = counts.failed > 0 ? 1 : 0
}
