import { documents } from '../../contract/resources/documents.ts'
import { messages } from '../../contract/resources/messages.ts'
import { pages } from '../../contract/resources/pages.ts'
import { pictures } from '../../contract/resources/pictures.ts'
import { posts } from '../../contract/resources/posts.ts'
import { products } from '../../contract/resources/products.ts'
import { references } from '../../contract/resources/references.ts'
import { services } from '../../contract/resources/services.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import { contactInfo } from '../../contract/singletons/contactInfo.ts'
import { singletons } from '../../contract/singletons/index.ts'
import { menu } from '../../contract/singletons/menu.ts'
import { privacy } from '../../contract/singletons/privacy.ts'
import type { Hooks } from '../content/resources/hooks.ts'
import type { SingletonHooks } from '../content/singletons/singletonRepository.ts'
import { createStores, type Stores } from '../content/stores.ts'
import { createTrash, moveToTrash } from '../content/trash/trash.ts'
import { saveVersion } from '../content/versions/versions.ts'
import { auditChange } from '../features/auditLog/auditLog.ts'
import { postHooks } from '../features/blog/postHooks.ts'
import { readSiteName } from '../features/brand/brand.ts'
import { contactInfoHooks } from '../features/contact/contactInfoHooks.ts'
import { messageHooks } from '../features/contact/notificationMail.ts'
import { initialValuesReader } from '../features/demo/initialValues.ts'
import { pictureReferenceHooks } from '../features/media/mediaHooks.ts'
import { pictureResourceHooks } from '../features/media/pictures.ts'
import { followSlugs, menuHooks } from '../features/menu/menuHooks.ts'
import { privacyHooks } from '../features/privacy/privacyNotice.ts'
import {
  documentHooks,
  productHooks,
  referenceHooks,
  relatedPostHooks,
  serviceHooks,
} from '../features/related/relatedHooks.ts'
import { indexChange } from '../features/search/index.ts'
import { enqueueWebhooks } from '../features/webhooks/deliveries.ts'
import type { Settings } from '../platform/config/settings.ts'

/** Creates the repositories of all declared resources, including the media library, and connects their hooks. */
export function storesOf(settings: Settings, resources: Record<string, Resource>): Stores {
  const media = pictureReferenceHooks({
    resources: Object.values(resources),
    origin: settings.PUBLIC_URL,
    restoreFromTrash: (context, record) => createTrash(stores).restore(context, record),
  })
  const indexed = indexChange(() => ({ stores, timeZone: settings.SITE_TIMEZONE }))
  const stores: Stores = createStores({
    resources: [...Object.values(resources), pictures],
    singletons: Object.values(singletons).map((singleton) => ({
      ...singleton,
      readInitial: initialValuesReader(singleton, settings),
    })),
    hooks: {
      ...hooksOf(settings),
      [pages.name]: { afterChange: followSlugs(() => stores) },
      [pictures.name]: pictureResourceHooks({ resources, singletons }),
    },
    singletonHooks: singletonHooksOf(settings),
    shared: {
      ...media,
      // References first: a picture restored from the trash precedes the records that use it.
      afterChange: [...media.afterChange, saveVersion, moveToTrash, auditChange, enqueueWebhooks, indexed],
    },
  })
  return stores
}

/** Hooks of the declared resources, by name. */
export const hooksOf = (settings: Settings): Record<string, Hooks> => ({
  [products.name]: productHooks,
  [services.name]: serviceHooks,
  [references.name]: referenceHooks,
  [documents.name]: documentHooks,
  [posts.name]: {
    ...postHooks({ readSiteName: (db) => readSiteName(db, settings), timeZone: settings.SITE_TIMEZONE }),
    ...relatedPostHooks,
  },
  [messages.name]: messageHooks(settings),
})

const singletonHooksOf = ({ MAP_HOSTS, SITE_TIMEZONE }: Settings): Record<string, SingletonHooks> => ({
  [contactInfo.key]: contactInfoHooks(MAP_HOSTS),
  [menu.key]: menuHooks,
  [privacy.key]: privacyHooks(SITE_TIMEZONE),
})
