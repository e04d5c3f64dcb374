import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useDirtyForm } from '../../form/useDirtyForm.ts'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../layout/Button.tsx'
import { CopyButton } from '../../layout/ShownOnce.tsx'
import { saveFile } from '../../layout/saveFile.ts'
import { useServices } from '../../services.ts'
import { DRAFT_OWNER } from '../session.ts'
import own from './SecondFactor.module.css'

/** Recovery codes, shown only once: with buttons to copy, download and print them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { codes: messages } = useMessages(secondFactorTexts)
  const { site, session } = useServices()
  const list = useRef<HTMLOListElement>(null)
  const isSaved = useRef(false)
  useDirtyForm(true)
  const blocker = useBlocker(() => !isSaved.current)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(messages.confirmLeave)) blocker.proceed()
    else blocker.reset()
  }, [blocker, messages])
  useEffect(() => {
    list.current?.focus()
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  function goOn() {
    isSaved.current = true
    onSaved()
  }
  const head = messages.fileHead(site.name, session.email || localStorage.getItem(DRAFT_OWNER) || '')
  const text = [head, '', ...codes, '', messages.fileFoot, ''].join('\r\n')
  return (
    <div className="fields">
      <p>{messages.once}</p>
      <p className={own.printed}>{head}</p>
      <ol ref={list} className={own.codes} aria-label={messages.list} tabIndex={-1} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={`actions ${own.copies}`}>
        <CopyButton text={codes.join('\n')} label={messages.copy} message={messages.copied} />
        <Button icon="download" onClick={() => saveFile(messages.file, 'text/plain;charset=utf-8', text)}>
          {messages.download}
        </Button>
        <Button icon="doc" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </div>
      <div className="actions">
        <Button variant="contained" icon="check" onClick={goOn}>
          {messages.saved}
        </Button>
      </div>
    </div>
  )
}
