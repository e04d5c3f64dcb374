import { messages } from '../../contract/resources/messages/messages.ts'
import { posts } from '../../contract/resources/posts/posts.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import { contactInfo } from '../../contract/singletons/contactInfo/contactInfo.ts'
import { privacy } from '../../contract/singletons/privacy/privacy.ts'
import { startOf } from '../../contract/singletons/starts.ts'
import { createReader } from '../content/resources/createReader.ts'
import { createStore } from '../content/resources/createStore.ts'
import type { Rules } from '../content/resources/rules.ts'
import { contactInfoRules } from '../content/singletons/contactInfoRules.ts'
import {
  createContentLoader,
  createSingletonReader,
  type SingletonRules,
} from '../content/singletons/singletonReader.ts'
import { createSingletonStore } from '../content/singletons/singletonStore.ts'
import type { SingletonOf, StoreContext, Stores } from '../content/stores.ts'
import { postRules } from '../features/blog/postRules.ts'
import { messageRules } from '../features/contact/notificationMail.ts'
import { bringBackBy } from '../features/media/library/outOfTheBin.ts'
import { withPictureWords } from '../features/media/library/withSaid.ts'
import { withOwnImages } from '../features/media/ownImages.ts'
import { privacyRules } from '../features/privacy/privacyNotice.ts'
import type { Settings } from '../platform/config/settings.ts'

export function storesOf(settings: Settings, ground: StoreContext): Stores {
  const rules = rulesOf(settings)
  const singletonRules = singletonRulesOf(settings)
  const rulesFor = ({ name, fields }: Resource) =>
    withPictureWords(withOwnImages(rules[name] ?? {}, fields, settings.PUBLIC_URL), fields)
  const singletonRulesFor = ({ key, fields }: SingletonOf) =>
    withOwnImages(singletonRules[key] ?? {}, fields, settings.PUBLIC_URL)
  const begun = (singleton: SingletonOf) => ({ ...singleton, start: startOf(singleton) })
  const on = ({ db, ...more }: StoreContext, loader = createContentLoader(db)): Stores => ({
    of: (resource) => createReader(db, resource, { ...more, rules: rulesFor(resource) }),
    ofSingleton: (singleton) =>
      createSingletonReader(db, begun(singleton), { rules: singletonRulesFor(singleton), loader }),
    by: (actor) => {
      const ground = { ...more, actor, bringBack: bringBackBy(actor, more.now) }
      return {
        of: (resource) => createStore(db, resource, { ...ground, rules: rulesFor(resource) }),
        ofSingleton: (singleton) =>
          createSingletonStore(db, begun(singleton), { ...ground, rules: singletonRulesFor(singleton) }),
      }
    },
    // It stays the time that it is.
    on: (next) => on({ now: more.now, ...next }),
  })
  return on(ground)
}

/** What domains know beyond their declarations, by the name of the resource. */
export const rulesOf = ({ SITE_NAME, SITE_TIMEZONE, SMTP_URL }: Settings): Record<string, Rules> => ({
  [posts.name]: postRules({ siteName: SITE_NAME, timeZone: SITE_TIMEZONE }),
  [messages.name]: messageRules(Boolean(SMTP_URL)),
})

/** The same of singletons, by their key. */
const singletonRulesOf = ({ MAP_HOSTS, SITE_TIMEZONE }: Settings): Record<string, SingletonRules> => ({
  [contactInfo.key]: contactInfoRules(MAP_HOSTS),
  [privacy.key]: privacyRules(SITE_TIMEZONE),
})
