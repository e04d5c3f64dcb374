import { useSyncExternalStore } from 'react'
import type { PictureDescription, PictureDescriptions } from '../../contract/domain/pictures.ts'

/** Descriptions of pictures in responses to the browser's own requests, by URL. */
const descriptions = new Map<string, PictureDescription>()
const listeners = new Set<() => void>()

/** Adds the descriptions in a response, a record or a list; components that show the pictures are rendered again. */
export function hearOfPictures(body: unknown): void {
  let hasChanged = false
  for (const { pictures = {} } of [body ?? []].flat() as { pictures?: PictureDescriptions }[])
    for (const [url, description] of Object.entries(pictures)) {
      // An equal description keeps its identity, so that a revalidation renders nothing again.
      if (JSON.stringify(descriptions.get(url)) === JSON.stringify(description)) continue
      descriptions.set(url, description)
      hasChanged = true
    }
  if (hasChanged) for (const listener of listeners) listener()
}

/** The newest description of a picture; undefined if no response had one since the document was loaded. */
export const usePictureDescription = (url: string): PictureDescription | undefined =>
  useSyncExternalStore(
    subscribe,
    () => descriptions.get(url),
    () => undefined,
  )

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
