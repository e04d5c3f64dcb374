import { useLayoutEffect, useRef, useState } from 'react'

type Handlers<H> = { [N in keyof H]: (...args: never[]) => unknown }

/** Stable callbacks: each calls the latest handler of its name, so that memoized children do not render again. */
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
