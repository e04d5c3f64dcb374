import { DraftNotice } from '../dashboard/FirstDay.tsx'
import { ResourceEdit } from '../form/ResourceEdit.tsx'
import { Groups } from './Groups.tsx'

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
