import { useRecordContext } from 'ra-core'
import type { ReactNode } from 'react'
import { FieldInput } from '../screens/FieldInput.tsx'
import { Sheet } from '../screens/FieldSheets.tsx'
import { useServices } from '../services.ts'
import { ContentInput } from './ContentInput.tsx'
import { DraftingPanel } from './DraftingPanel.tsx'
import styles from './PostFields.module.css'
import { Preview } from './Preview.tsx'
import { PreviewLinkPanel } from './PreviewLinkPanel.tsx'
import { PublicationInput } from './PublicationInput.tsx'
import { isPublished } from './publication.ts'

/** What is written stands beside what visitors will read; below, when it is published and what goes with it. */
export function PostFields({ aside }: { aside: ReactNode }) {
  const stored = useRecordContext()
  const { site } = useServices()
  const isDraft = stored?.id !== undefined && !isPublished(stored)
  return (
    <div className={styles.fields}>
      <div className={styles.writing}>
        <Sheet>
          <FieldInput source="title" />
          {site.canDraft !== false && <DraftingPanel />}
          <ContentInput />
        </Sheet>
        <Sheet>
          <Preview />
        </Sheet>
      </div>
      <div className={styles.settings}>
        <div className={styles.column}>
          <Sheet>
            <PublicationInput />
          </Sheet>
          {isDraft && (
            <Sheet>
              <PreviewLinkPanel />
            </Sheet>
          )}
        </div>
        <Sheet>
          <FieldInput source="coverImageUrl" />
        </Sheet>
        <div className={styles.column}>
          <Sheet>
            <FieldInput source="author" />
            <FieldInput source="excerpt" />
            <FieldInput source="slug" />
          </Sheet>
          {aside}
        </div>
      </div>
    </div>
  )
}
