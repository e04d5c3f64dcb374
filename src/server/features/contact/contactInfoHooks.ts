import { mapFrom } from '../../../contract/domain/maps.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import type { SingletonHooks } from '../../content/singletons/singletonRepository.ts'
import { refused } from '../../platform/http/problems.ts'

/** Validates contact-info: notifications require an address, and map hosts must be in `MAP_HOSTS`. */
export const contactInfoHooks = (mapOrigins: readonly string[]): SingletonHooks => ({
  prepare(values, stored) {
    const { enableContactFormNotifications: isOn, notificationTargetEmail: target, mapIframeUrl: map } = values
    if (isOn && !target) throw refused.invalid({ notificationTargetEmail: [validation.required] })
    const mapIframeUrl = map && map !== stored?.mapIframeUrl ? mapUrlOf(String(map), mapOrigins) : map
    return { ...values, mapIframeUrl, notificationTargetEmail: isOn ? target : null }
  },
})

/** Embed URL of a map, from its share link or its embed code. */
function mapUrlOf(entered: string, mapOrigins: readonly string[]): string {
  const map = mapFrom(entered)
  const refuse = (sentence: string) => refused.invalid({ mapIframeUrl: [sentence] })
  if ('fault' in map) throw refuse(validation[map.fault])
  if (!mapOrigins.includes(new URL(map.url).origin)) throw refuse(validation.embedHost)
  return map.url
}
