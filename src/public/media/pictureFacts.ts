import { createContext, use } from 'react'
import type { PictureDescription, PictureDescriptions, PictureFacts, Pictures } from '../../contract/domain/pictures.ts'
import { createStore, useStore } from '../store.ts'

/** Facts of the pictures in the document, by URL. */
export const PicturesContext = createContext<Pictures>({})

export const usePictures = (): Pictures => use(PicturesContext)

/** Descriptions of pictures in responses to the browser's own requests, by URL. */
const NONE: ReadonlyMap<string, PictureDescription> = new Map()
const descriptions = createStore(NONE)

/** Adds the descriptions in a response, a record or a list; components that show the pictures are rendered again. */
export function addPictureDescriptions(body: unknown): void {
  const known = descriptions.read()
  // An equal description keeps its identity, so that a revalidation renders nothing again.
  const news = ([body ?? []].flat() as { pictures?: PictureDescriptions }[])
    .flatMap(({ pictures = {} }) => Object.entries(pictures))
    .filter(([url, description]) => JSON.stringify(known.get(url)) !== JSON.stringify(description))
  if (news.length > 0) descriptions.write(new Map([...known, ...news]))
}

/** Facts of a picture from the document, updated by the descriptions in later responses. */
export function usePictureFacts(url: string | null | undefined): Partial<PictureFacts> | undefined {
  const facts = usePictures()[url ?? '']
  const description = useStore(descriptions, NONE).get(url ?? '')
  return description ? { ...facts, ...description } : facts
}
