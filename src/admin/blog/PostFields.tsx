import type { ReactNode } from 'react'
import { FieldInput } from '../screens/FieldInput.tsx'
import { Sheet } from '../screens/FieldSheets.tsx'
import { SharedSheet } from '../screens/shared/SharedSheet.tsx'
import { useServices } from '../services.ts'
import { ContentInput } from './ContentInput.tsx'
import { DraftingPanel } from './DraftingPanel.tsx'
import styles from './PostFields.module.css'
import { Preview } from './Preview.tsx'
import { Publishing } from './Publishing.tsx'

/** What is written, and what visitors will read; beside it, when it is published; below, what goes with it. */
export function PostFields({ aside }: { aside: ReactNode }) {
  const { site } = useServices()
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
        <SharedSheet />
      </div>
      <Publishing />
      <div className={styles.settings}>
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
