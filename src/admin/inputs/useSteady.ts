import { useLayoutEffect, useRef, useState } from 'react'

type Handlers<H> = { [N in keyof H]: (...args: never[]) => unknown }

/** The same functions at every drawing, each of which does what the newest of its name says: parts that are handed them need no new drawing. */
export function useSteady<H extends Handlers<H>>(handlers: H): H {
  const newest = useRef(handlers)
  useLayoutEffect(() => {
    newest.current = handlers
  })
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...args: never[]) => newest.current[name as keyof H](...args)]),
      ) as H,
  )
  return steady
}
