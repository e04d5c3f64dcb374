import { useRecordContext } from 'ra-core'
import type { ReactNode } from 'react'
import { isSharedField } from '../../contract/schema/fieldGroups.ts'
import { inputs } from '../inputs/inputs.tsx'
import { type FormDefinition, useFormDefinition } from '../resources/definitions.ts'
import { FieldInput } from './FieldInput.tsx'
import styles from './form.module.css'
import { PreviewLinkPanel } from './PreviewLinkPanel.tsx'
import { SeoSection } from './SeoSection.tsx'
import { isHidden, knowsFlag } from './visibility.ts'

/** Two columns of sheets: the main texts and the side column. */
export const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={styles.columns} data-columns="">
    <div className="fields">{main}</div>
    <div className="fields">{side}</div>
  </div>
)

/** A surface for inputs that belong together. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="sheet" data-sheet="">
    {children}
  </div>
)

/** The derived body of a form: an input for each declared field. */
export function DeclaredFields({ aside }: { aside?: ReactNode }) {
  const definition = useFormDefinition()
  const stored = useRecordContext()
  const fields = Object.fromEntries(
    Object.entries(definition.fields).filter(([name]) => !stored || knowsFlag(definition, name, stored)),
  )
  return (
    <Columns
      main={
        <>
          {sheetsOf(fields, 'main')}
          <SeoSection />
        </>
      }
      side={
        <>
          {sheetsOf(fields, 'side')}
          {stored?.id !== undefined && isHidden(definition, stored) && (
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

/** One sheet for the inputs that share it, and one for each that has its own. */
function sheetsOf(fields: FormDefinition['fields'], column: 'main' | 'side') {
  const names = (wanted: string) =>
    Object.keys(fields).filter(
      (name) => !fields[name]!.readOnly && !isSharedField(name) && inputs[fields[name]!.kind].column === wanted,
    )
  const alone = names(`${column}-own`).map((name) => [name])
  const sheets = column === 'main' ? [names(column), ...alone] : [...alone, names(column)]
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
