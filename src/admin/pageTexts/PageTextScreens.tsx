import { DraftNotice } from '../dashboard/FirstDay.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { Sheet } from '../form/FormLayout.tsx'
import { ResourceEdit } from '../form/ResourceEdit.tsx'

/** The home page, in the order in which it is read. */
export const HomeScreen = () => (
  <ResourceEdit>
    <Groups
      of={[
        ['title', 'lead'],
        ['valuesTitle', 'valuesLead', 'values'],
        ['productsTitle'],
        ['servicesTitle', 'servicesLead'],
        ['assistantTitle', 'assistantLead'],
        ['notebookTitle'],
        ['closingTitle', 'closingLead', 'closingPoints', 'closingAction'],
      ]}
    />
  </ResourceEdit>
)

export const FooterScreen = () => (
  <ResourceEdit>
    <Groups of={[['tagline'], ['socialLinks']]} />
  </ResourceEdit>
)

export const SustainabilityScreen = () => (
  <ResourceEdit>
    <DraftNotice of="sustainability" isHidden />
    <Groups of={[['lead'], ['figures'], ['chapters'], ['closingTitle', 'closingText']]} />
  </ResourceEdit>
)

export const PrivacyScreen = () => (
  <ResourceEdit>
    <DraftNotice of="privacy" />
    <Groups of={[['versions']]} />
  </ResourceEdit>
)

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
