import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node'

export type LiveTests = Awaited<ReturnType<typeof openLiveTests>>

/** The tests at some paths of a tree, in one Vitest that stays: PostgreSQL and what is transformed serve every run. */
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
  for (const { config } of vitest.projects) Object.assign(config, IMPATIENCE)
  const found = await vitest.globTestSpecifications(paths.map((path) => join(root, path)))
  const durations: Record<string, number> = {}
  const noticed: Record<string, Set<string>> = {}
  /** Its own test first, then those that noticed a break of it before, then the quick ones. */
  const turnOf = (file: string, test: TestSpecification) =>
    isOf(file, test) ? -2 : noticed[file]?.has(test.moduleId) ? -1 : (durations[test.moduleId] ?? 0)

  return {
    write(file: string, source: string) {
      writeFileSync(join(root, file), source)
      vitest.invalidateFile(join(root, file))
    },

    /** What fails first, a file's own tests before others; undefined where that takes more than so many milliseconds. */
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

/** The test of a module that fails, or the module where it does not even begin. */
function nameOf({ children, relativeModuleId }: TestModule): string {
  const [test] = children.allTests('failed')
  return test ? `${relativeModuleId}: ${test.fullName}` : relativeModuleId
}

/** A test that stands beside a source under its name. */
const isOf = (file: string, { moduleId }: TestSpecification) =>
  moduleId.replace(/\.test\.tsx?$/, '').endsWith(`/${file.replace(/\.tsx?$/, '')}`)

/** Vitest itself begins with what takes longest. */
class AsGiven extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    return specifications
  }
}

/** What waits in vain is noticed, and need not be waited for as long as what works. */
const IMPATIENCE = { testTimeout: 60_000, hookTimeout: 60_000, retry: 0, expect: { poll: { timeout: 10_000 } } }

/** Ends the processes that run tests: one that is in a loop without end hears of nothing that is asked of it. */
function endWorkers() {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  for (const [, pid, args] of children.matchAll(/^\s*(\d+) (.*)$/gm))
    if (args!.includes('vitest')) process.kill(Number(pid), 'SIGKILL')
}
