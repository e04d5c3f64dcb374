import 'prosemirror-view/style/prosemirror.css'
import { closeHistory } from 'prosemirror-history'
import { EditorView } from 'prosemirror-view'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useSteady } from '../inputs/useSteady.ts'
import { cleanHtml } from './cleanHtml.ts'
import { documentOf, markdownOf } from './richDocument.ts'
import { createState, type Formats, formatsIn, pasted, type RichEdit, replaced, richEdits } from './richEditing.ts'

export interface RichTextHandle {
  focus(): void
  run(edit: RichEdit): void
}

interface RichTextProps {
  /** Markdown. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  onFormats: (formats: Formats) => void
  /** Of the editable element. */
  attributes: Record<string, string>
  ref: Ref<RichTextHandle>
}

/** A Markdown text as visitors will see it, edited in place (ProseMirror). */
export function RichText({ value, onChange, onBlur, onFormats, attributes, ref }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** The text as it came from outside, with its document: undoing all edits gives the same text again. */
  const [initial] = useState(() => documentOf(value))
  const given = useRef({ text: value, document: initial })
  const known = useRef(value)
  const on = useSteady({ onChange, onBlur, onFormats })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later values follow in the effects below
  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: createState(given.current.document),
      attributes,
      dispatchTransaction(transaction) {
        const state = editor.state.apply(transaction)
        editor.updateState(state)
        on.onFormats(formatsIn(state))
        if (!transaction.docChanged || transaction.getMeta(FROM_OUTSIDE)) return
        const { text, document } = given.current
        known.current = state.doc.eq(document) ? text : markdownOf(state.doc)
        on.onChange(known.current)
      },
      transformPastedHTML: cleanHtml,
      clipboardTextParser: pasted,
      handleDOMEvents: {
        blur: () => on.onBlur(),
        // A text of several lines that a program or an input method enters at once.
        beforeinput(_, event) {
          if (event.inputType !== 'insertText' || !event.data?.includes('\n')) return false
          event.preventDefault()
          const { tr, selection, doc } = editor.state
          const [range] = event.getTargetRanges()
          const from = range ? editor.posAtDOM(range.startContainer, range.startOffset) : selection.from
          const to = range ? editor.posAtDOM(range.endContainer, range.endOffset) : selection.to
          const isWhole = from <= 1 && to >= doc.content.size - 1
          if (isWhole) tr.replaceWith(0, doc.content.size, documentOf(event.data).content)
          else tr.replaceRange(from, to, pasted(event.data))
          editor.dispatch(tr.scrollIntoView())
          return true
        },
      },
    })
    view.current = editor
    on.onFormats(formatsIn(editor.state))
    return () => {
      editor.destroy()
      view.current = null
    }
  }, [])

  useEffect(() => {
    const { current } = view
    if (!current || value === known.current) return
    known.current = value
    given.current = { text: value, document: documentOf(value) }
    current.dispatch(replaced(current.state, given.current.document).setMeta(FROM_OUTSIDE, true))
  }, [value])

  const named = JSON.stringify(attributes)
  useEffect(() => {
    view.current?.setProps({ attributes: JSON.parse(named) })
  }, [named])

  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    run(edit) {
      const { current } = view
      if (!current) return
      richEdits[edit](current.state, (transaction) => current.dispatch(closeHistory(transaction)))
      current.focus()
    },
  }))
  return <div ref={place} />
}

const FROM_OUTSIDE = 'fromOutside'
