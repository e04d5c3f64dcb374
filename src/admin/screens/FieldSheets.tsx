import { useRecordContext } from 'ra-core'
import type { ReactNode } from 'react'
import { isSharedField } from '../../contract/schema/fieldGroups.ts'
import { type Subject, useSubject } from '../entries/entries.ts'
import { inputs } from '../widgets/inputs.ts'
import { FieldInput } from './FieldInput.tsx'
import { isHidden, mayKnowFlag } from './hidden.ts'
import { PreviewLinkPanel } from './preview/PreviewLinkPanel.tsx'
import styles from './ResourceForm.module.css'
import { SharedSheet } from './shared/SharedSheet.tsx'

/** Two columns of sheets: the texts, and what stands beside them. */
export const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{main}</div>
    <div className={styles.column}>{side}</div>
  </div>
)

/** A surface for what belongs together. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.sheet} data-sheet="">
    {children}
  </div>
)

/** The derived body of a form: one input for each declared field. */
export function FieldSheets({ aside }: { aside?: ReactNode }) {
  const subject = useSubject()
  const stored = useRecordContext()
  const fields = Object.fromEntries(
    Object.entries(subject.fields).filter(([name]) => !stored || mayKnowFlag(subject, name, stored)),
  )
  return (
    <Columns
      main={
        <>
          {sheetsOf(fields, 'main')}
          <SharedSheet />
        </>
      }
      side={
        <>
          {sheetsOf(fields, 'side')}
          {stored?.id !== undefined && isHidden(subject, stored) && (
            <Sheet>
              <PreviewLinkPanel />
            </Sheet>
          )}
          {aside}
        </>
      }
    />
  )
}

/** One sheet for the inputs that stand together, and one for each that stands by itself. */
function sheetsOf(fields: Subject['fields'], place: 'main' | 'side') {
  const names = (wanted: string) =>
    Object.keys(fields).filter(
      (name) => !fields[name]!.readOnly && !isSharedField(name) && inputs[fields[name]!.kind].place === wanted,
    )
  const alone = names(`${place}-own`).map((name) => [name])
  const sheets = place === 'main' ? [names(place), ...alone] : [...alone, names(place)]
  return sheets
    .filter(({ length }) => length > 0)
    .map((sources) => (
      <Sheet key={sources[0]}>
        {sources.map((source) => (
          <FieldInput key={source} source={source} />
        ))}
      </Sheet>
    ))
}
