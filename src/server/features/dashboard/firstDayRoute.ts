import { identity } from '../../../company/identity.ts'
import {
  FIRST_DAY_KEYS,
  type FirstDayStep,
  firstDayFields,
  firstDayStep,
} from '../../../contract/api/administration.ts'
import { dashboardEndpoints } from '../../../contract/api/endpoints.ts'
import { products } from '../../../contract/resources/products.ts'
import type { singletons } from '../../../contract/singletons/index.ts'
import type { Values } from '../../content/resources/context.ts'
import { arrayListRoute } from '../../content/resources/routing.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { canSendEmail } from '../../platform/mail/mailSettings.ts'
import { type Filled, wasSeeded } from '../demo/seedDemo.ts'

interface FirstDayOptions {
  services: Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'>
  settings: Settings
}

interface Facts {
  /** Stored values of a singleton; empty if it was never saved. */
  stored: (key: keyof typeof singletons) => Values
  /** The demo's values of a singleton; none if the demo was never there. */
  demo: Record<string, Values>
  /** What nobody has changed of the demo. */
  left: Filled[]
  hasProduct: boolean
  canSendEmail: boolean
  settings: FirstDayOptions['settings']
}

/** Whether a step is done, from what is stored. */
const checks: Record<FirstDayStep['key'], (facts: Facts) => boolean> = {
  name: ({ stored, settings }) => Boolean(stored('site-settings').title) || settings.SITE_NAME !== identity.name,
  logo: ({ stored }) => Boolean(stored('site-settings').logoUrl),
  contact: ({ stored, demo }) => {
    const { phoneNumber, emailAddress } = stored('contact-info')
    const isDemo = ['phoneNumber', 'emailAddress', 'addressText'].some((name) =>
      isSameText(stored('contact-info')[name], demo['contact-info']?.[name]),
    )
    return Boolean(phoneNumber || emailAddress) && !isDemo
  },
  mail: ({ canSendEmail }) => canSendEmail,
  about: ({ stored, demo }) =>
    Boolean(stored('about').title) && !isSameText(stored('about').mainText, demo.about?.mainText),
  home: isWritten('home'),
  sustainability: isWritten('sustainability'),
  privacy: isWritten('privacy'),
  product: ({ hasProduct }) => hasProduct,
  demo: ({ left }) => left.length === 0,
}

/** Whether somebody has saved a singleton with initial values. */
function isWritten(key: keyof typeof singletons) {
  return ({ stored }: Facts) => Boolean(stored(key).updatedAt)
}

const isSameText = (text: unknown, demo: unknown) => Boolean(demo) && text === demo

/** Serves the steps to an own site. Nothing of them is stored. */
export const firstDayRoute: ZodRoutes<FirstDayOptions> = async (app, { services, settings }) => {
  app.route(
    arrayListRoute(dashboardEndpoints.firstDay, {
      name: 'first-day',
      tags: ['dashboard'],
      summary: 'The steps to a site of one’s own, and which are done',
      fields: firstDayFields,
      beside: [],
      row: firstDayStep,
      async read() {
        const facts = await readFacts(services, settings)
        return FIRST_DAY_KEYS.map((key) => ({ key, isDone: checks[key](facts) }))
      },
    }),
  )
}

async function readFacts(services: FirstDayOptions['services'], settings: FirstDayOptions['settings']): Promise<Facts> {
  const { db, stores, now } = services
  const entries = [...stores.singletons.values()].map(
    async (store) => [store.singleton.key, (await store.readStored({ db })) ?? {}] as const,
  )
  const stored: Record<string, Values> = Object.fromEntries(await Promise.all(entries))
  const { left, demo } = await readDemo(services, settings)
  const demoProducts = left.find(({ name }) => name === products.name)?.count ?? 0
  return {
    stored: (key) => stored[key] ?? {},
    demo,
    left,
    hasProduct: (await stores.of(products).count({ db, now })) > demoProducts,
    canSendEmail: await canSendEmail({ db, settings }),
    settings,
  }
}

/** Loaded on demand: the demo's texts are large, and needed only if they were seeded. */
async function readDemo(
  services: FirstDayOptions['services'],
  settings: FirstDayOptions['settings'],
): Promise<Pick<Facts, 'left' | 'demo'>> {
  if (!(await wasSeeded(services.db))) return { left: [], demo: {} }
  const [{ countDemo }, { demoSingletons }] = await Promise.all([
    import('../demo/removeDemo.ts'),
    import('../demo/singletons.ts'),
  ])
  return { left: await countDemo(services, settings), demo: demoSingletons }
}
