import { messages } from '../contract/resources/messages.ts'
import { posts } from '../contract/resources/posts.ts'
import { contactInfo } from '../contract/singletons/index.ts'
import { postRules } from './blog/postRules.ts'
import { messageRules } from './inbox/messageRules.ts'
import type { Settings } from './process/settings.ts'
import type { Rules } from './resources/rules.ts'
import { contactInfoRules } from './singletons/contactInfoRules.ts'
import type { SingletonRules } from './singletons/singletonStore.ts'

/** What domains know beyond their declarations, by the name of the resource. */
export const rulesOf = ({ SITE_NAME, SITE_TIMEZONE, SMTP_URL }: Settings): Record<string, Rules> => ({
  [posts.name]: postRules({ siteName: SITE_NAME, timeZone: SITE_TIMEZONE }),
  [messages.name]: messageRules(Boolean(SMTP_URL)),
})

/** The same of singletons, by their key. */
export const singletonRulesOf = ({ MAP_HOSTS }: Settings): Record<string, SingletonRules> => ({
  [contactInfo.key]: contactInfoRules(MAP_HOSTS),
})
