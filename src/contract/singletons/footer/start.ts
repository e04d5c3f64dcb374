import { footer as words } from '../../../company/words/starts/footer.ts'
import type { Start } from '../../schema/singleton.ts'
import type { footer } from './footer.ts'

/** What the footer says until somebody says it otherwise. */
export const footerStart: Start<typeof footer> = words
