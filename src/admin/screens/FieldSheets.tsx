import type { ReactNode } from 'react'
import { type Subject, useSubject } from '../entries.ts'
import { inputs } from '../widgets/inputs.ts'
import { FieldInput } from './FieldInput.tsx'
import styles from './ResourceForm.module.css'

/** Two columns of sheets: the texts, and what stands beside them. */
export const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{main}</div>
    <div className={styles.column}>{side}</div>
  </div>
)

/** A surface for what belongs together. */
export const Sheet = ({ children }: { children: ReactNode }) => <div className={styles.sheet}>{children}</div>

/** The derived body of a form: one input for each declared field. */
export function FieldSheets({ aside }: { aside?: ReactNode }) {
  const { fields } = useSubject()
  return (
    <Columns
      main={sheetsOf(fields, 'main')}
      side={
        <>
          {sheetsOf(fields, 'side')}
          {aside}
        </>
      }
    />
  )
}

/** One sheet for the inputs that stand together, and one for each that stands by itself. */
function sheetsOf(fields: Subject['fields'], place: 'main' | 'side') {
  const names = (wanted: string) =>
    Object.keys(fields).filter((name) => !fields[name]!.readOnly && inputs[fields[name]!.kind].place === wanted)
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
