import { useEffect, useState } from 'react'
import { DAY, dayShown, instantOf } from '../../contract/domain/zones.ts'
import type { Day } from './calendarDays.ts'

/** The day that it is in a zone; a form that stays open over midnight notices. */
export function useToday(timeZone: string): Day {
  const [today, setToday] = useState(() => dayShown(new Date(), timeZone))
  useEffect(() => {
    const untilTomorrow = instantOf(today + DAY, timeZone).getTime() - Date.now()
    const timer = setTimeout(() => setToday(dayShown(new Date(), timeZone)), Math.max(untilTomorrow, 1000))
    return () => clearTimeout(timer)
  }, [today, timeZone])
  return today
}
