import Button from '@mui/material/Button'
import { useStats } from '../api/useStats.ts'
import { useTexts } from '../entries/entries.ts'
import { number } from '../i18n/formats.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useInboxWords } from './useInboxWords.ts'
import { useMarkAllRead } from './useMarkAllRead.ts'

/** Marks every unread message read, also those that the list has not shown yet. */
export function MarkAllRead({ onDone }: { onDone: () => void }) {
  const words = useInboxWords()
  const texts = useTexts()
  const language = usePreference(locale)
  const { unreadMessageCount: count = 0 } = useStats().data ?? {}
  const { markAll, done } = useMarkAllRead(onDone)
  if (!count && done === undefined) return null
  return (
    <Button
      aria-disabled={done !== undefined}
      onClick={() => {
        if (done === undefined && window.confirm(words.confirmAllRead(texts.count(count)))) markAll()
      }}
    >
      {done === undefined ? words.markAllRead : words.marking(number(done, language))}
    </Button>
  )
}
