import { useServices } from '../services.ts'
import { shortTime } from './messageTime.ts'
import { useInboxWords } from './useInboxWords.ts'

/** A moment as short as the reader needs it; but for `Yesterday` it is Turkish in either language. */
export function ShortTime({ at, className }: { at: Date; className?: string | undefined }) {
  const { yesterday } = useInboxWords()
  const { site } = useServices()
  const text = shortTime(at, yesterday, site.timeZone)
  return (
    <time className={className} dateTime={at.toISOString()} lang={text === yesterday ? undefined : 'tr'}>
      {text}
    </time>
  )
}
