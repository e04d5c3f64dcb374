import { ROOT } from '../buildStamp.ts'
import { exceptions } from './exceptions.ts'
import { licenceFindings } from './licences.ts'
import { readLockfile } from './lockfile.ts'
import { askRegistry, exceptionFindings, judge } from './vulnerabilities.ts'

let passed = 0
let failed = 0

function report(name: string, findings: string[], said: string): void {
  if (findings.length > 0) failed++
  else passed++
  process.stdout.write(`${findings.length > 0 ? '✗' : '✓'} ${name.padEnd(15)} ${said}\n`)
  for (const finding of findings) process.stdout.write(`  ${finding}\n`)
}

/** Looks the installed packages over (`npm run audit`): their licences, and what is known against them. */
const lockfile = readLockfile(ROOT)
const today = new Date().toISOString().slice(0, 10)

const { checked, findings } = licenceFindings(ROOT, lockfile)
report('licences', findings, `${checked} packages of production`)
report('exceptions', exceptionFindings(exceptions, today), `${exceptions.length} vulnerabilities let pass for a while`)

const answer = askRegistry(ROOT)
if ('silence' in answer)
  process.stdout.write(`– vulnerabilities not looked up: the registry offers no audit (${answer.silence})\n`)
else {
  const { failing, letPass } = judge(answer, lockfile, exceptions, today)
  for (const sentence of letPass) process.stdout.write(`  let pass: ${sentence}\n`)
  report('vulnerabilities', failing, `${lockfile.size} packages looked up`)
}

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
