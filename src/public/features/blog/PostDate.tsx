import { CONTENT_LOCALE, useContentLang } from '../../i18n/locale.ts'
import { useSite } from '../../meta/SiteContext.ts'

/** The date of a moment (ISO 8601) in the site's time zone, in Turkish as the specification says. */
export function PostDate({ moment }: { moment: string }) {
  const { timeZone } = useSite()
  return (
    <time dateTime={moment} lang={useContentLang()}>
      {formatFor(timeZone).format(new Date(moment))}
    </time>
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs far more than using it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(CONTENT_LOCALE, { dateStyle: 'long', timeZone })
  formats.set(timeZone, format)
  return format
}
