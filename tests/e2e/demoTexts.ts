import { identity } from '../../src/company/identity.ts'
import { demoTextsOf } from '../../src/server/features/demo/singletons.ts'

/** The texts of the demo company, which are in force on the server of these tests. */
export const {
  home: initialHome,
  footer: initialFooter,
  sustainability: initialSustainability,
  privacy: initialPrivacy,
} = demoTextsOf(identity.name)
