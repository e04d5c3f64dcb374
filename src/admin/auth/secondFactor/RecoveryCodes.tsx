import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { useDirtyForm } from '../../form/useDirtyForm.ts'
import { useMessages } from '../../i18n/messages.ts'
import { saveFile } from '../../layout/saveFile.ts'
import { useServices } from '../../services.ts'
import { DRAFT_OWNER } from '../session.ts'
import { CopyButton } from './CopyButton.tsx'
import own from './SecondFactor.module.css'

/** Recovery codes, shown only once: with buttons to copy, download and print them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { codes: words } = useMessages(secondFactorTexts)
  const { site, session } = useServices()
  const list = useRef<HTMLOListElement>(null)
  const isSaved = useRef(false)
  useDirtyForm(true)
  const blocker = useBlocker(() => !isSaved.current)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(words.confirmLeave)) blocker.proceed()
    else blocker.reset()
  }, [blocker, words])
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
  const head = words.fileHead(site.name, session.email || localStorage.getItem(DRAFT_OWNER) || '')
  const text = [head, '', ...codes, '', words.fileFoot, ''].join('\r\n')
  return (
    <div className="fields">
      <p>{words.once}</p>
      <p className={own.printed}>{head}</p>
      <ol ref={list} className={own.codes} aria-label={words.list} tabIndex={-1} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={`actions ${own.copies}`}>
        <CopyButton text={codes.join('\n')} label={words.copy} message={words.copied} />
        <Button
          variant="outlined"
          startIcon={<Icon name="download" size={18} />}
          onClick={() => saveFile(words.file, 'text/plain;charset=utf-8', text)}
        >
          {words.download}
        </Button>
        <Button variant="outlined" startIcon={<Icon name="doc" size={18} />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <div className="actions">
        <Button variant="contained" startIcon={<Icon name="check" size={18} />} onClick={goOn}>
          {words.saved}
        </Button>
      </div>
    </div>
  )
}
