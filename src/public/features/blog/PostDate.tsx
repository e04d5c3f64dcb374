import { useState } from 'react'
import { CONTENT_LOCALE, useContentLang } from '../../i18n/locale.ts'
import { useSite } from '../../meta/SiteContext.ts'
import { useIsHydrating } from '../../navigation/useIsHydrating.ts'

interface PostDateProps {
  /** ISO 8601. */
  moment: string
}

/** Date in the site's time zone, in Turkish as the specification says. */
export const PostDate = ({ moment }: PostDateProps) => <Day key={moment} moment={moment} />

/**
 * A page from the server has the day already, and hydration leaves it as it stands: the first formatter of dates costs
 * a slow phone 70 ms, at the very moment when it wakes the page.
 */
function Day({ moment }: PostDateProps) {
  const { timeZone } = useSite()
  const [isThere] = useState(useIsHydrating())
  return (
    <time dateTime={moment} lang={useContentLang()} suppressHydrationWarning>
      {isThere ? '' : daysIn(timeZone).format(new Date(moment))}
    </time>
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once: making a formatter costs far more than using it. */
function daysIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(CONTENT_LOCALE, { dateStyle: 'long', timeZone })
  formats.set(timeZone, format)
  return format
}
