import { slugify } from '../../contract/domain/turkish.ts'

interface Chapter {
  /** Unique in the text, for links. */
  id: string
  /** Empty for the text before the first heading. */
  heading: string
  text: string
}

/** The chapters of a text: lines that start with `# ` or `## ` are headings. */
export function chaptersOf(text: string | null | undefined): Chapter[] {
  const [opening = '', ...rest] = (text ?? '').split(/^##?[ \t]+/m)
  const chapters = rest.map((chapter) => {
    const [heading = '', ...lines] = chapter.split('\n')
    return { heading: heading.trim(), text: lines.join('\n').trim() }
  })
  const all = opening.trim() ? [{ heading: '', text: opening.trim() }, ...chapters] : chapters
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return all.map(({ heading, text }, i) => {
    const base = slugify(heading) || `bolum-${i + 1}`
    let id = base
    // A counter per heading keeps the time linear for thousands of equal headings.
    let count = counts.get(base) ?? 1
    while (taken.has(id)) id = `${base}-${++count}`
    counts.set(base, count)
    taken.add(id)
    return { id, heading, text }
  })
}
