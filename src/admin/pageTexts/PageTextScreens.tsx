import { SingletonScreen } from '../screens/SingletonScreen.tsx'
import { Groups } from './Groups.tsx'

/** The home page, in the order in which it is read. */
export const HomeScreen = () => (
  <SingletonScreen>
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
  </SingletonScreen>
)

export const FooterScreen = () => (
  <SingletonScreen>
    <Groups of={[['tagline'], ['socialLinks']]} />
  </SingletonScreen>
)

export const SustainabilityScreen = () => (
  <SingletonScreen>
    <Groups of={[['lead'], ['figures'], ['chapters'], ['closingTitle', 'closingText']]} />
  </SingletonScreen>
)

export const PrivacyScreen = () => (
  <SingletonScreen>
    <Groups of={[['versions']]} />
  </SingletonScreen>
)
