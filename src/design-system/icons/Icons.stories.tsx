import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sheet, Shelf, Specimen } from '../workshop/Sheet.tsx'
import { Icon, iconNames } from './all.tsx'

const meta = {
  title: 'Icons',
  component: Icon,
  args: { name: 'sprout', size: 24 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { args: { label: 'Filiz' }, parameters: { layout: 'centered' } }

export const Interface: Story = {
  render: ({ size }) => (
    <Sheet title="Interface" note="A 24 px grid, one line of 1.75 px, square ends. Decoration unless it has a label.">
      <Shelf size="s">
        {iconNames.map((name) => (
          <Specimen key={name} name={name}>
            <Icon name={name} size={size} />
          </Specimen>
        ))}
      </Shelf>
    </Sheet>
  ),
}
