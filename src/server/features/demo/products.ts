import { ambar } from './products/ambar.ts'
import { ark4 } from './products/ark4.ts'
import { ciy } from './products/ciy.ts'
import { debi } from './products/debi.ts'
import { kirlangic20 } from './products/kirlangic20.ts'
import { kok6 } from './products/kok6.ts'
import { kopru } from './products/kopru.ts'
import { poyraz } from './products/poyraz.ts'

/** Products of the demo company in the order of the site: the last one is stored first. */
export const demoProducts = [kok6, poyraz, kirlangic20, ark4, ciy, kopru, debi, ambar]
