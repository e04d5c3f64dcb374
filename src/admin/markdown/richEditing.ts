import { baseKeymap, chainCommands, setBlockType, splitBlock, toggleMark } from 'prosemirror-commands'
import { closeHistory, history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import { InputRule, inputRules, textblockTypeInputRule, undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { type Node, Slice } from 'prosemirror-model'
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { documentOf, schema } from './richDocument.ts'

const { paragraph, heading, hardBreak } = schema.nodes
const { bold } = schema.marks

export type RichEdit = 'heading1' | 'heading2' | 'bold' | 'undo' | 'redo'

/** State of the toolbar: formats at the selection, and whether there is something to undo or redo. */
export type Formats = Record<RichEdit, boolean> & { isEmpty: boolean }

export const richEdits: Record<RichEdit, Command> = {
  heading1: toggleHeading(1),
  heading2: toggleHeading(2),
  bold: toggleMark(bold),
  undo,
  redo,
}

export function formatsIn(state: EditorState): Formats {
  const { from, to, empty, $from } = state.selection
  const marks = state.storedMarks ?? $from.marks()
  return {
    heading1: $from.parent.hasMarkup(heading, { level: 1 }),
    heading2: $from.parent.hasMarkup(heading, { level: 2 }),
    bold: empty ? bold.isInSet(marks) !== undefined : state.doc.rangeHasMark(from, to, bold),
    undo: undoDepth(state) > 0,
    redo: redoDepth(state) > 0,
    isEmpty: state.doc.textContent === '' && state.doc.childCount === 1,
  }
}

export const createState = (doc: Node): EditorState =>
  EditorState.create({
    doc,
    plugins: [
      inputRules({ rules: [typedHeading, typedBold] }),
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        'Mod-b': richEdits.bold,
        'Shift-Ctrl-1': richEdits.heading1,
        'Shift-Ctrl-2': richEdits.heading2,
        'Shift-Enter': breakLine,
        Enter: leaveEmptyBlock,
        Backspace: chainCommands(undoInputRule, leaveHeading),
      }),
      keymap(baseKeymap),
      history(),
    ],
  })

/** Text from the clipboard, which may be Markdown. */
export const pasted = (text: string): Slice => Slice.maxOpen(documentOf(text).content)

/** Replaces what differs, so that the cursor stays elsewhere. */
export function replaced({ doc, tr }: EditorState, next: Node): Transaction {
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return tr
  closeHistory(tr)
  const overlap = Math.max(start - Math.min(end.a, end.b), 0)
  return tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
}

/** As in Markdown: `# `, `## ` and `**bold**`. Backspace gives the signs back. */
const typedHeading = textblockTypeInputRule(/^(#{1,2})\s$/, heading, ([, signs = '']) => ({ level: signs.length }))
const typedBold = new InputRule(/\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, ({ tr }, [, inner = ''], start) => {
  const first = start + 2
  // The last sign is not in the document yet.
  tr.delete(first + inner.length, first + inner.length + 1).delete(start, first)
  return tr.addMark(start, start + inner.length, bold.create()).removeStoredMark(bold)
})

/** A heading is one line, so the lines around the selection become paragraphs of their own. */
function toggleHeading(level: 1 | 2): Command {
  return (state, dispatch) => {
    if (state.selection.$from.parent.hasMarkup(heading, { level })) return setBlockType(paragraph)(state, dispatch)
    const { tr } = state
    const { $from, $to, anchor, head } = state.selection
    let { from, to } = state.selection
    const breaks: number[] = []
    state.doc.nodesBetween($from.start(), $to.end(), (node, position) => {
      if (node.type === hardBreak) breaks.push(position)
    })
    const first = breaks.findLast((position) => position < from) ?? 0
    const last = breaks.find((position) => position >= to) ?? Number.POSITIVE_INFINITY
    for (const position of breaks.filter((each) => each >= first && each <= last).toReversed()) {
      const done = tr.steps.length
      tr.delete(position, position + 1).split(position)
      // A caret at the end of a line stays there.
      const { from: start, to: end } = state.selection
      from = tr.mapping.slice(done).map(from, position < start ? 1 : -1)
      to = tr.mapping.slice(done).map(to, position < end ? 1 : -1)
    }
    tr.setBlockType(from, to, heading, { level })
    tr.setSelection(TextSelection.create(tr.doc, anchor < head ? from : to, anchor < head ? to : from))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** A second line break in a row begins a paragraph, as in Markdown. */
const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.parent.type === heading) return splitBlock(state, dispatch)
  const { tr } = state
  if ($from.nodeBefore?.type === hardBreak) tr.delete($from.pos - 1, state.selection.to).split($from.pos - 1)
  else tr.replaceSelectionWith(hardBreak.create())
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Paragraphs have space between them, and an empty one is not kept: Enter adds none after another. */
const leaveEmptyBlock: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.content.size > 0) return false
  return $from.parent.type === heading ? setBlockType(paragraph)(state, dispatch) : true
}

/** At the start of a heading, Backspace makes it a paragraph. */
const leaveHeading: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.parent.type !== heading) return false
  return setBlockType(paragraph)(state, dispatch)
}
