import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files whose tests wait for half a minute and more in all, for a silence that is to end: they begin before those that work. */
const WAITERS = /(silence|untakenAnswers|db\/postgres|process\/main|lostPasswords|mailJob)\.test\.ts$/

const waits = ({ moduleId }: TestSpecification) => WAITERS.test(moduleId)

/** The order of files, those first that leave the processor to others: at the end nobody waits for them alone. */
export class WaitersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}
