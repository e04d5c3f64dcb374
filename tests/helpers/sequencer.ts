import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Order of test files: the project `node` first, whose tests wait more than they compute, so that `npm test` runs them beside the
 * browser tests. Within a project the slowest files of the last run are first (Vitest's order).
 */
export class NodeProjectFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => (project.name === 'node' ? 0 : 1)
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
