import { slugify } from '../../contract/domain/turkish.ts'

interface Chapter {
  /** Unlike that of any other, for links. */
  id: string
  /** Empty before the first one. */
  heading: string
  text: string
}

/** A text's chapters: a line that begins with `# ` is a heading (the posts' markdown, of which two levels are one here). */
export function chaptersOf(text: string | null | undefined): Chapter[] {
  const [opening = '', ...rest] = (text ?? '').split(/^##?[ \t]+/m)
  const chapters = rest.map((chapter) => {
    const [heading = '', ...lines] = chapter.split('\n')
    return { heading: heading.trim(), text: lines.join('\n').trim() }
  })
  const all = opening.trim() ? [{ heading: '', text: opening.trim() }, ...chapters] : chapters
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return all.map(({ heading, text }, place) => {
    const base = slugify(heading) || `bolum-${place + 1}`
    let id = base
    // Counted for each heading: thousands that are alike are not tried from the beginning.
    let times = counts.get(base) ?? 1
    while (taken.has(id)) id = `${base}-${++times}`
    counts.set(base, times)
    taken.add(id)
    return { id, heading, text }
  })
}
