import { pictures } from '../../../../contract/resources/pictures.ts'
import type { Resource } from '../../../../contract/schema/resource.ts'
import type { ChangeHandler, SharedHooks } from '../../../content/resources/hooks.ts'
import type { Stores } from '../../../content/stores.ts'
import { ownImages } from '../ownImages.ts'
import { withPictures } from './comebacks.ts'
import { bringBackTo } from './outOfTheBin.ts'
import { trackUses } from './pictureUses.ts'
import { withSaid } from './withSaid.ts'

interface MediaHookDeps {
  resources: readonly Resource[]
  /** Canonical origin of this site, without a trailing slash. */
  origin: string
  /** The stores that these hooks are part of. */
  stores: () => Stores
  /** Milliseconds since 1970. */
  now: () => number
}

/** What the media library does with every resource and singleton: it checks, tracks, shows and restores their pictures. */
export function mediaHooks({ resources, origin, stores, now }: MediaHookDeps): SharedHooks {
  const restorePictures: Parameters<typeof trackUses>[1] = (context, named) =>
    bringBackTo(stores().of(pictures), { ...context, now }, named)
  const afterChange: readonly ChangeHandler[] = [trackUses(resources, restorePictures)]
  return {
    afterChange,
    beforeChange: ownImages(origin),
    present: withSaid,
    beforeRestore: (context, fields, record) => withPictures(stores().of(pictures), context, fields, record),
  }
}
