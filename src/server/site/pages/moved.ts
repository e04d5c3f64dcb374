import type { Answered } from './answers.ts'

/**
 * Where a page is found now, when what it shows has moved: an answer that it needs points elsewhere, and the part of the
 * page's own path that named it is named anew. Pages and API share no paths, only the last part, the slug.
 */
export function movedTo(path: string, answers: Record<string, Answered>): string | undefined {
  for (const [asked, { location }] of Object.entries(answers)) {
    if (!location) continue
    const parts = path.split('/')
    const place = parts.lastIndexOf(lastPartOf(asked))
    if (place > 0) return parts.with(place, lastPartOf(location)).join('/')
  }
  return undefined
}

const lastPartOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
