import { validation } from '../../contract/texts/both/validation.ts'
import { refused } from '../shared/problems.ts'
import type { SingletonRules } from './singletonStore.ts'

/** Turning notifications off forgets their address; on, they need one. Maps come from the hosts that the settings name. */
export const contactInfoRules = (mapOrigins: readonly string[]): SingletonRules => ({
  prepare(values, stored) {
    const { enableContactFormNotifications: isOn, notificationTargetEmail: target, mapIframeUrl: map } = values
    if (isOn && !target) throw refused.invalid({ notificationTargetEmail: [validation.required] })
    if (map && map !== stored?.mapIframeUrl && !mapOrigins.includes(originOf(String(map))))
      throw refused.invalid({ mapIframeUrl: [validation.embedHost] })
    return { ...values, notificationTargetEmail: isOn ? target : null }
  },
})

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')
