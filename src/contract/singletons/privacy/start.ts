import { privacy as words } from '../../../company/words/starts/privacy.ts'
import type { Start } from '../../schema/singleton.ts'
import type { privacy } from './privacy.ts'

/** The notice due at the contact form (Law no. 6698, article 10), until whoever runs the site puts a version of their own in its place. The Turkish one counts. */
export const privacyStart: Start<typeof privacy> = words
