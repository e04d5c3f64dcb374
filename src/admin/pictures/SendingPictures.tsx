import { createContext, type ReactNode, useContext } from 'react'
import { LeaveGuard } from '../screens/UnsavedGuard.tsx'
import { useSendPictures } from './useSendPictures.ts'

const SendingContext = createContext<ReturnType<typeof useSendPictures> | undefined>(undefined)

/** Around the library: what is sent to it goes on while its list is empty, filled or searched, and is not left unasked. */
export function SendingPictures({ children }: { children: ReactNode }) {
  const sending = useSendPictures()
  return (
    <SendingContext.Provider value={sending}>
      {children}
      <LeaveGuard isUnsaved={sending.course !== undefined} onLeave={sending.stop} />
    </SendingContext.Provider>
  )
}

export function useSendingPictures() {
  const sending = useContext(SendingContext)
  if (!sending) throw new Error('The library is not around this component')
  return sending
}
