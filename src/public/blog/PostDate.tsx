import { useSite } from '../document/SiteContext.ts'
import { CONTENT_LOCALE, useContentLang } from '../preferences/locale.ts'

/** The day of a moment (ISO 8601) where the site is, in Turkish as the specification says. */
export function PostDate({ moment }: { moment: string }) {
  const { timeZone } = useSite()
  const day = new Intl.DateTimeFormat(CONTENT_LOCALE, { dateStyle: 'long', timeZone }).format(new Date(moment))
  return (
    <time dateTime={moment} lang={useContentLang()}>
      {day}
    </time>
  )
}
