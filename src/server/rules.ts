import { contactInfo } from '../contract/pages/index.ts'
import { messages } from '../contract/resources/messages.ts'
import { posts } from '../contract/resources/posts.ts'
import { postRules } from './blog/postRules.ts'
import type { Env } from './env.ts'
import { messageRules } from './inbox/messageRules.ts'
import { contactInfoRules } from './pageContent/contactInfoRules.ts'
import type { ContentRules } from './pageContent/contentStore.ts'
import type { Rules } from './resources/rules.ts'

/** What domains know beyond their declarations, by the name of the resource. */
export const rulesOf = ({ SITE_NAME, SITE_TIMEZONE, SMTP_URL }: Env): Record<string, Rules> => ({
  [posts.name]: postRules({ siteName: SITE_NAME, timeZone: SITE_TIMEZONE }),
  [messages.name]: messageRules(Boolean(SMTP_URL)),
})

/** The same of singletons, by their key. */
export const contentRulesOf = ({ MAP_HOSTS }: Env): Record<string, ContentRules> => ({
  [contactInfo.key]: contactInfoRules(MAP_HOSTS),
})
