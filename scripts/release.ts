import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const BRANCH = 'main'
const USAGE = 'Name the version: npm run release -- 1.2.3'

interface Manifest {
  version: string
}

/**
 * `npm run release -- 1.2.3`, in the root of the repository: sets the version in package.json and package-lock.json, dates the
 * changelog's section (`[Unreleased]` or the version), commits these files and tags the commit `v1.2.3`. Pushes nothing.
 */
function release(version: string | undefined): string {
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error(USAGE)
  const tag = `v${version}`
  const branch = git('branch', '--show-current')
  if (branch !== BRANCH) throw new Error(`Releases are made on the branch ${BRANCH}, this is ${branch || 'no branch'}.`)
  const changes = git('status', '--porcelain')
  if (changes) throw new Error(`Commit or remove these changes first:\n${changes}`)
  if (git('tag', '--list', tag)) throw new Error(`The tag ${tag} exists already.`)
  const manifest = readJson<Manifest>('package.json')
  if (isOlder(version, manifest.version)) throw new Error(`The version is ${manifest.version} already.`)
  const changelog = datedChangelog(readFileSync('CHANGELOG.md', 'utf8'), version)

  const lockfile = readJson<Manifest & { packages: { '': Manifest } }>('package-lock.json')
  manifest.version = lockfile.version = lockfile.packages[''].version = version
  writeJson('package.json', manifest)
  writeJson('package-lock.json', lockfile)
  writeFileSync('CHANGELOG.md', changelog)
  git('commit', '--all', '--message', `release: ${version}`)
  git('tag', '--annotate', tag, '--message', `Version ${version}`)
  return `Committed and tagged ${tag}. Publish it with: git push origin ${BRANCH} ${tag}`
}

/** The changelog with today's date at the version's heading; `[Unreleased]` becomes that heading, below a new one. */
function datedChangelog(text: string, version: string): string {
  const heading = new RegExp(`^## \\[?(Unreleased|${version.replaceAll('.', '\\.')})\\]?.*$`, 'm')
  if (!heading.test(text)) throw new Error(`CHANGELOG.md has no section [Unreleased] or [${version}].`)
  const dated = `## [${version}] - ${new Date().toISOString().slice(0, 10)}`
  return text.replace(heading, `## [Unreleased]\n\n${dated}`)
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0
}

// The repository's own files, which npm writes in this form.
const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
const writeJson = (path: string, value: object) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

try {
  process.stdout.write(`${release(process.argv[2])}\n`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
