/** Resolves the imports of the texts in this folder; `init` copies everything here except this file. */
export { identity } from '../../../src/company/identity.ts'
