import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheet, Shelf, Specimen } from '../design-system/workshop/Sheet.tsx'
import { ServiceIcon, serviceIconNames } from './ServiceIcon.tsx'

const meta = {
  title: 'Service icons',
  component: ServiceIcon,
  args: { name: 'default', size: 24 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServiceIcon>
export default meta

export const All: StoryObj<typeof meta> = {
  render: ({ size }) => (
    <Sheet title="Service icons" note="The values of iconIdentifier. An unknown or empty one shows the question mark.">
      <Shelf size="s">
        {[...serviceIconNames, 'tractor', ''].map((name) => (
          <Specimen key={name} name={name || '(empty)'}>
            <ServiceIcon name={name} size={size} />
          </Specimen>
        ))}
      </Shelf>
    </Sheet>
  ),
}
