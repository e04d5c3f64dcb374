import { spawnSync } from 'node:child_process'
import type { Exception } from './exceptions.ts'
import type { Lockfile } from './lockfile.ts'

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const
type Severity = (typeof SEVERITIES)[number]

/** What runs where strangers can reach it is held to more than what runs on a developer's machine. */
const FAILS_FROM = { production: 'low', development: 'high' } as const satisfies Record<string, Severity>

interface Advisory {
  title: string
  url: string
  severity: Severity
}

/** What `npm audit --json` tells; names alone in `via` lead to a package that is told of itself. */
interface AuditReport {
  vulnerabilities: Record<string, { name: string; via: (string | Advisory)[]; nodes: string[] }>
}

/** What the registry knows of the packages of a lockfile, or why it does not say. */
export function askRegistry(root: string): AuditReport | { silence: string } {
  const { stdout, error } = spawnSync(
    'npm',
    ['audit', '--json', '--package-lock-only', '--fetch-retries=1', '--fetch-timeout=30000'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  if (error) return { silence: error.message }
  try {
    const answer = JSON.parse(stdout) as AuditReport | { message?: string; error?: { summary?: string } }
    if ('vulnerabilities' in answer) return answer
    return { silence: (answer.message || answer.error?.summary || 'no reason given').split(' - ')[0]! }
  } catch {
    return { silence: 'its answer cannot be read' }
  }
}

/** Vulnerabilities that fail, one sentence each, and those that an exception lets pass on this day (`2026-11-23`). */
export function judge(report: AuditReport, lockfile: Lockfile, exceptions: readonly Exception[], today: string) {
  const known = Object.values(report.vulnerabilities).flatMap(({ name, via, nodes }) => {
    const runs = nodes.some((place) => !lockfile.get(place)?.dev) ? 'production' : 'development'
    return via
      .filter((cause): cause is Advisory => typeof cause === 'object')
      .filter(({ severity }) => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(FAILS_FROM[runs]))
      .map(({ title, url, severity }) => ({
        advisory: url.slice(url.lastIndexOf('/') + 1),
        package: name,
        sentence: `${name} (${runs}): ${title}, ${severity}, ${url}`,
      }))
  })
  const isLetPass = (found: { advisory: string; package: string }) =>
    exceptions.some((each) => each.advisory === found.advisory && each.package === found.package && each.until >= today)
  return {
    failing: known.filter((found) => !isLetPass(found)).map(({ sentence }) => sentence),
    letPass: known.filter(isLetPass).map(({ sentence }) => sentence),
  }
}

/** Exceptions that no longer count, or never did: past their day, without a reason, without a day that can be read. */
export const exceptionFindings = (exceptions: readonly Exception[], today: string): string[] =>
  exceptions.flatMap(({ advisory, package: name, reason, until }) => {
    const of = `the exception for ${name} (${advisory})`
    if (!/^\d{4}-\d{2}-\d{2}$/.test(until)) return [`${of} names no day`]
    if (!reason.trim()) return [`${of} gives no reason`]
    return until < today ? [`${of} ended on ${until}: mend it, or say anew why it may stay`] : []
  })
