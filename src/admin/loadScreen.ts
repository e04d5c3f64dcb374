import { matchPath } from 'react-router-dom'
import { load } from './lazily.tsx'
import { FRAME, LOGIN, screenNames } from './screenNames.ts'

/** Loads what is shown at an address, before anything of it is drawn. Who is not signed in is shown the login. */
export async function loadScreen(pathname: string, isSignedIn: boolean): Promise<void> {
  const screen = isSignedIn ? screenNames.find(([pattern]) => matchPath(pattern, pathname))?.[1] : LOGIN
  if (screen !== LOGIN) await load(FRAME)
  if (screen) await load(screen)
}
