/** The text and selection of a text area. */
export interface Edited {
  text: string
  start: number
  end: number
}

/** Replaces the text between two offsets, and selects a range after. */
export interface Edit {
  from: number
  to: number
  insert: string
  select: [start: number, end: number]
}

const BOLD = '**'

/** Toggles bold on the selection; without one, on the text typed next. */
export function toggleBold({ text, start, end }: Edited): Edit {
  const isAround = text.slice(start - BOLD.length, start) === BOLD && text.slice(end, end + BOLD.length) === BOLD
  const selected = text.slice(start, end)
  if (isAround) {
    const from = start - BOLD.length
    return { from, to: end + BOLD.length, insert: selected, select: [from, from + selected.length] }
  }
  // Markdown ignores a mark beside a space, so the selection's outer spaces stay outside.
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(selected) ?? []
  const first = start + before.length + BOLD.length
  return {
    from: start,
    to: end,
    insert: `${before}${BOLD}${core}${BOLD}${after}`,
    select: [first, first + core.length],
  }
}

const HEADING = /^#{1,6}\s+/

/** Toggles headings of a level on the lines of the selection. */
export function toggleHeading({ text, start, end }: Edited, level: 1 | 2): Edit {
  const from = text.slice(0, start).lastIndexOf('\n') + 1
  const lineEnd = text.indexOf('\n', Math.max(start, end - 1))
  const to = lineEnd === -1 ? text.length : lineEnd
  const mark = `${'#'.repeat(level)} `
  const lines = text.slice(from, to).split('\n')
  const marked = lines.filter((line) => line.trim() !== '' || lines.length === 1)
  const areHeadings = marked.every((line) => line.startsWith(mark))
  const insert = lines
    .map((line) => (marked.includes(line) ? `${areHeadings ? '' : mark}${line.replace(HEADING, '')}` : line))
    .join('\n')
  const isCaret = start === end
  const caret = Math.max(from, start + insert.length - (to - from))
  return { from, to, insert, select: isCaret ? [caret, caret] : [from, from + insert.length] }
}

/**
 * Applies an edit through the browser's own editing, so that undo works. Where that is not supported, sets the value and dispatches
 * `input`.
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  const isTyped = document.execCommand?.(insert ? 'insertText' : 'delete', false, insert)
  if (!isTyped) {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
    set!.call(area, area.value.slice(0, from) + insert + area.value.slice(to))
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...select)
}
