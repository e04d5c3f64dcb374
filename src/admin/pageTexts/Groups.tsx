import { FieldInput } from '../form/FieldInput.tsx'
import { Sheet } from '../form/FormLayout.tsx'

/** A form in one column: the fields that belong together on one sheet. */
export const Groups = ({ of }: { of: readonly (readonly string[])[] }) => (
  <div className="fields" style={{ maxWidth: '76rem', marginBottom: '1.5rem' }}>
    {of.map((sources) => (
      <Sheet key={sources[0]}>
        {sources.map((source) => (
          <FieldInput key={source} source={source} />
        ))}
      </Sheet>
    ))}
  </div>
)
