import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node'

export type LiveTests = Awaited<ReturnType<typeof openLiveTests>>

/** Tests at some paths of a tree in one Vitest instance, which reuses PostgreSQL and transformed files. */
export async function openLiveTests(root: string, paths: readonly string[]) {
  process.chdir(root)
  const vitest = await createVitest({
    root,
    config: join(root, 'vitest.config.ts'),
    project: ['node', 'dom', 'site'],
    watch: false,
    bail: 1,
    maxWorkers: 1,
    reporters: [{}],
    sequence: { sequencer: AsGiven },
  })
  for (const { config } of vitest.projects) Object.assign(config, MUTANT_TIMEOUTS)
  const found = await vitest.globTestSpecifications(paths.map((path) => join(root, path)))
  const durations: Record<string, number> = {}
  const noticed: Record<string, Set<string>> = {}
  /** Order of tests: the file's own, then those that killed one of its mutants before, then the fastest. */
  const turnOf = (file: string, test: TestSpecification) =>
    isOf(file, test) ? -2 : noticed[file]?.has(test.moduleId) ? -1 : (durations[test.moduleId] ?? 0)

  return {
    write(file: string, source: string) {
      writeFileSync(join(root, file), source)
      vitest.invalidateFile(join(root, file))
    },

    /** Runs the tests, a file's own first, until one fails; returns the failures, or undefined after `limit` ms. */
    async failing(file = '', limit = 600_000): Promise<string[] | undefined> {
      let isLate = false
      const overdue = setTimeout(() => {
        isLate = true
        endWorkers()
      }, limit)
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        found.toSorted((a, b) => turnOf(file, a) - turnOf(file, b)),
      )
      for (const each of testModules) durations[each.moduleId] ??= each.diagnostic().duration
      clearTimeout(overdue)
      const failed = testModules.filter((module) => !module.ok())
      noticed[file] = new Set([...(noticed[file] ?? []), ...failed.map(({ moduleId }) => moduleId)])
      return isLate ? undefined : [...failed.map(nameOf), ...unhandledErrors.map((error) => (error as Error).message)]
    },

    close: () => vitest.close(),
  }
}

/** The failing test of a module, or the module if it fails to load. */
function nameOf({ children, relativeModuleId }: TestModule): string {
  const [test] = children.allTests('failed')
  return test ? `${relativeModuleId}: ${test.fullName}` : relativeModuleId
}

/** Whether a test file belongs to a source: beside it, with its name. */
const isOf = (file: string, { moduleId }: TestSpecification) =>
  moduleId.replace(/\.test\.tsx?$/, '').endsWith(`/${file.replace(/\.tsx?$/, '')}`)

/** Keeps the given order; Vitest's own sequencer runs slow files first. */
class AsGiven extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    return specifications
  }
}

/** Shorter timeouts: a test that times out has detected the mutant. */
const MUTANT_TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000, retry: 0, expect: { poll: { timeout: 10_000 } } }

/** Kills the test workers: one in an endless loop does not respond. */
function endWorkers() {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  for (const [, pid, args] of children.matchAll(/^\s*(\d+) (.*)$/gm))
    if (args!.includes('vitest')) process.kill(Number(pid), 'SIGKILL')
}
