import { sustainability as words } from '../../../company/words/starts/sustainability.ts'
import type { Start } from '../../schema/singleton.ts'
import type { sustainability } from './sustainability.ts'

/** What /surdurulebilirlik says until somebody says it otherwise; every figure says which example field it comes from. */
export const sustainabilityStart: Start<typeof sustainability> = words
