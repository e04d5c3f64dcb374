import type { Locale } from '../../../contract/constants.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useSite } from '../../meta/SiteContext.ts'

/** The date of a moment (ISO 8601) in the site's time zone. */
export function PostDate({ moment }: { moment: string }) {
  const { timeZone } = useSite()
  return <time dateTime={moment}>{formatFor(useLocale(), timeZone).format(new Date(moment))}</time>
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs far more than using it. */
function formatFor(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  formats.set(key, format)
  return format
}
