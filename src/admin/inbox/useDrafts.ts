import { useCallback, useMemo, useRef, useState } from 'react'
import type { WrittenKind } from './message.tsx'

/** Replies and notes that are typed and not sent, by message: they stay while another message is open. */
export function useDrafts() {
  const texts = useRef(new Map<string, string>())
  const [hasAny, setHasAny] = useState(false)
  const clear = useCallback(() => {
    texts.current.clear()
    setHasAny(false)
  }, [])
  return useMemo(
    () => ({
      hasAny,
      clear,
      read: (id: number, kind: WrittenKind): string => texts.current.get(keyOf(id, kind)) ?? '',
      write(id: number, kind: WrittenKind, text: string) {
        if (text.trim()) texts.current.set(keyOf(id, kind), text)
        else texts.current.delete(keyOf(id, kind))
        setHasAny(texts.current.size > 0)
      },
    }),
    [hasAny, clear],
  )
}

const keyOf = (id: number, kind: WrittenKind) => `${id} ${kind}`

export type Drafts = ReturnType<typeof useDrafts>
