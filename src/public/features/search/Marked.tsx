import type { SearchRange } from '../../../contract/api/searchCalls.ts'

/** A text with its matched words in `<mark>`, of the style sheet `search.css`. */
export function Marked({ text, ranges = [] }: { text: string; ranges?: readonly SearchRange[] | undefined }) {
  const ends = [0, ...ranges.map(([, end]) => end)]
  return (
    <>
      {ranges.map(([start, end], i) => (
        <span key={start}>
          {text.slice(ends[i], start)}
          <mark className="search-mark">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
