import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheet, Shelf, Specimen } from '../design-system/workshop/Sheet.tsx'
import { Mark } from './Mark.tsx'

const meta = {
  title: 'Mark',
  component: Mark,
  args: { size: 64, label: 'Filiz' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Mark>
export default meta
type Story = StoryObj<typeof meta>

export const OnPaper: Story = {}

export const OnField: Story = {
  args: { on: 'field' },
  render: (args) => (
    <Specimen name="on the field" isOnField>
      <Mark {...args} />
    </Specimen>
  ),
}

export const Sizes: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Sheet title="Mark" note="One parcel, one sprout. It reads at 16 px; green on paper, gold on the field.">
      <Shelf size="s">
        {[16, 24, 34, 64, 96].map((size) => (
          <Specimen key={size} name={`${size} px`}>
            <Mark size={size} />
          </Specimen>
        ))}
      </Shelf>
    </Sheet>
  ),
}
