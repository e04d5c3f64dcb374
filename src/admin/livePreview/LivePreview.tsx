import { laptop } from '@filiz/design-system/breakpoints'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { livePreviewTexts } from '../../contract/i18n/admin/livePreview.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { Segments } from '../layout/Segments.tsx'
import { livePreview, usePreference } from '../preferences/preferences.ts'
import styles from './LivePreview.module.css'
import { PreviewPane } from './PreviewPane.tsx'
import { usePreviewEndpoint } from './useLivePreview.ts'

/** Place of the live preview: `isBeside` the form if it is shown and the screen is not too narrow for it (`isNarrow`). */
function useLivePreviewPlace() {
  const isAvailable = usePreviewEndpoint() !== undefined
  const isNarrow = useMediaQuery(laptop, { noSsr: true })
  const isShown = usePreference(livePreview) === 'shown'
  return { isAvailable, isNarrow, isBeside: isAvailable && !isNarrow && isShown }
}

/** Shows or hides the page beside the form; on narrow screens tabs do. Remembered in this browser. */
export function LivePreviewButton() {
  const messages = useMessages(livePreviewTexts)
  const { isAvailable, isNarrow, isBeside } = useLivePreviewPlace()
  if (!isAvailable || isNarrow) return null
  return (
    <Button
      icon={isBeside ? 'eye-off' : 'eye'}
      aria-pressed={isBeside}
      onClick={() => livePreview.set(isBeside ? 'hidden' : 'shown')}
    >
      {messages.show}
    </Button>
  )
}

/** A form's inputs with its page beside them, or on narrow screens in a tab. */
export function WithLivePreview({ children }: { children: ReactNode }) {
  const messages = useMessages(livePreviewTexts)
  const { isAvailable, isNarrow, isBeside } = useLivePreviewPlace()
  const [isLooking, setLooking] = useState(false)
  const inputs = useRef<HTMLDivElement>(null)
  const hasTabs = isAvailable && isNarrow
  const isPaneShown = hasTabs ? isLooking : isBeside
  return (
    <>
      {hasTabs && (
        <Segments
          className={`wide ${styles.tabs}`}
          label={messages.view}
          value={isLooking}
          choices={[
            [false, messages.edit],
            [true, messages.look],
          ]}
          onChange={setLooking}
        />
      )}
      <div className={styles.split} data-beside={isBeside}>
        <div ref={inputs} className={styles.inputs} hidden={hasTabs && isLooking}>
          {children}
        </div>
        {isPaneShown && (
          <PreviewPane inputs={inputs} startsAt={isNarrow ? 'phone' : 'desktop'} onPicked={() => setLooking(false)} />
        )}
      </div>
      {isLooking && <ShowErrors onFound={() => setLooking(false)} />}
    </>
  )
}

/** A save that is refused because of a field shows the form again. */
function ShowErrors({ onFound }: { onFound: () => void }) {
  const { errors } = useFormState()
  const hasErrors = Object.keys(errors).length > 0
  const [hadErrors] = useState(hasErrors)
  useEffect(() => {
    if (hasErrors && !hadErrors) onFound()
  })
  return null
}
