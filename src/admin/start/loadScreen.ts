import { matchPath } from 'react-router-dom'
import { load } from './lazily.tsx'
import { FRAME, isInFront, LOGIN, screenNames } from './screenNames.ts'

/** Loads what is shown at an address, before anything of it is drawn. Who is not signed in is shown the login. */
export async function loadScreen(pathname: string, isSignedIn: boolean): Promise<void> {
  const [, ...found] = screenNames.find(([pattern]) => matchPath(pattern, pathname)) ?? ['']
  const parts = isSignedIn || isInFront(found) ? found : [LOGIN]
  if (!isInFront(parts)) await load(FRAME)
  // One after the other: each knows those that it shows.
  for (const part of parts) await load(part)
}
