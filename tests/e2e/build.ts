import { buildWhenNeeded } from '../../scripts/buildWhenNeeded.ts'

/** Once, before any test: otherwise every server that starts would find the build out of date. */
export default buildWhenNeeded
