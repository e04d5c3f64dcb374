import { createContext, use, useSyncExternalStore } from 'react'
import type { PictureDescription, PictureDescriptions, PictureFacts, Pictures } from '../../contract/domain/pictures.ts'

/** Facts of the pictures in the document, by URL. */
export const PicturesContext = createContext<Pictures>({})

export const usePictures = (): Pictures => use(PicturesContext)

/** Descriptions of pictures in responses to the browser's own requests, by URL. */
const descriptions = new Map<string, PictureDescription>()
const listeners = new Set<() => void>()

/** Adds the descriptions in a response, a record or a list; components that show the pictures are rendered again. */
export function addPictureDescriptions(body: unknown): void {
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

/** Facts of a picture from the document, updated by the descriptions in later responses. */
export function usePictureFacts(url: string | null | undefined): Partial<PictureFacts> | undefined {
  const facts = usePictures()[url ?? '']
  const description = useSyncExternalStore(
    subscribe,
    () => descriptions.get(url ?? ''),
    () => undefined,
  )
  return description ? { ...facts, ...description } : facts
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}
