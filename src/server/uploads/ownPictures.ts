import type { Fields } from '../../contract/fields.ts'
import { validation } from '../../contract/texts/both/validation.ts'
import type { Values } from '../resources/row.ts'
import { refused } from '../shared/problems.ts'

interface Preparing {
  prepare?(given: Values, stored: Values | undefined, now: Date): Values
}

/**
 * Has the pictures of these fields be of this site, since our own policy keeps browsers from loading others: an address
 * that names this site's host becomes its path, one of another site is refused under the field's name. What is stored
 * already stays. The domain's own rules come after.
 */
export function withOwnPictures<R extends Preparing>(rules: R, fields: Fields, origin: string): R {
  const names = Object.keys(fields).filter((name) => fields[name]!.kind === 'image')
  const prepare: Required<Preparing>['prepare'] = (given, stored, now) => {
    const kept = { ...given, ...pathsOf(given, stored) }
    return rules.prepare?.(kept, stored, now) ?? kept
  }
  const pathsOf = (given: Values, stored: Values = {}): Values => {
    const changed = names.filter((name) => given[name] && given[name] !== stored[name])
    const paths = changed.map((name) => [name, pathOn(origin, String(given[name]))] as const)
    const foreign = paths.filter(([, path]) => path === undefined).map(([name]) => name)
    if (foreign.length)
      throw refused.invalid(Object.fromEntries(foreign.map((name) => [name, [validation.imageElsewhere]])))
    return Object.fromEntries(paths)
  }
  return { ...rules, prepare }
}

/** The address as a path of this site, read as browsers do; undefined for one of another site. */
function pathOn(origin: string, address: string): string | undefined {
  const url = URL.parse(address, origin)
  if (url?.origin !== origin) return undefined
  // Two strokes at the beginning would name a host.
  return address.startsWith('/') ? address : url.pathname.replace(/^\/+/, '/') + url.search
}
