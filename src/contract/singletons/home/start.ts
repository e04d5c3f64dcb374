import { home as words } from '../../../company/words/starts/home.ts'
import type { Start } from '../../schema/singleton.ts'
import type { home } from './home.ts'

/** What the home page says until somebody says it otherwise; what it claims agrees with the demo content. */
export const homeStart: Start<typeof home> = words
