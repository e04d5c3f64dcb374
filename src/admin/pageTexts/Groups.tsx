import { FieldInput } from '../form/FieldInput.tsx'
import { Sheet } from '../form/FormLayout.tsx'
import styles from './Groups.module.css'

/** A form in one column: the fields that belong together on one sheet. */
export const Groups = ({ of }: { of: readonly (readonly string[])[] }) => (
  <div className={styles.groups}>
    {of.map((sources) => (
      <Sheet key={sources[0]}>
        {sources.map((source) => (
          <FieldInput key={source} source={source} />
        ))}
      </Sheet>
    ))}
  </div>
)
