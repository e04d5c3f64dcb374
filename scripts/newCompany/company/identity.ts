/** So that the words beside this file are read where they are: `init` takes everything here but this. */
export { identity } from '../../../src/company/identity.ts'
