import { laptop } from '@filiz/design-system/breakpoints'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRecordContext } from 'ra-core'
import { useRef } from 'react'
import { BriefButton } from '../layout/BriefButton.tsx'
import { Sheet } from '../screens/FieldSheets.tsx'
import { PreviewLinkPanel } from '../screens/preview/PreviewLinkPanel.tsx'
import { PublicationInput } from './PublicationInput.tsx'
import { PublicationState } from './PublicationState.tsx'
import styles from './Publishing.module.css'
import { isPublished } from './publication.ts'
import { useBlogWords } from './useBlogWords.ts'

/**
 * All that is to be decided about publishing, in one card that stays in view beside the text. Where there is no room for it there,
 * a line stays at the top of the screen, says how the post stands, and leads to the card.
 */
export function Publishing() {
  const { publication: words } = useBlogWords()
  const stored = useRecordContext()
  const isNarrow = useMediaQuery(laptop, { noSsr: true })
  const card = useRef<HTMLDivElement>(null)
  const isUnseen = stored?.id !== undefined && !isPublished(stored)
  function goThere() {
    card.current?.scrollIntoView()
    card.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }
  return (
    <>
      {isNarrow && (
        <div className={styles.shortcut}>
          <PublicationState />
          <BriefButton icon="calendar" onClick={goThere}>
            {words.goThere}
          </BriefButton>
        </div>
      )}
      <div ref={card} className={styles.card}>
        <Sheet>
          <PublicationInput>{!isNarrow && <PublicationState />}</PublicationInput>
          {isUnseen && <PreviewLinkPanel />}
        </Sheet>
      </div>
    </>
  )
}
