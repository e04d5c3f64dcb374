import type { PictureDescription, PictureDescriptions } from '../../contract/domain/pictures.ts'

/** What answers have told of pictures since the document came, in this browser. */
const told = new Map<string, PictureDescription>()

/** Remembers what an entity, or each of a list, tells of its pictures. */
export function hearOfPictures(body: unknown): void {
  for (const { pictures = {} } of [body ?? []].flat() as { pictures?: PictureDescriptions }[])
    for (const [url, said] of Object.entries(pictures)) told.set(url, said)
}

export const toldOf = (url: string): PictureDescription | undefined => told.get(url)
