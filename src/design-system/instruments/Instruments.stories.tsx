import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Sheet, Shelf, Specimen } from '../workshop/Sheet.tsx'
import styles from './Instruments.stories.module.css'
import { Instrument, instrumentNames } from './index.ts'

const meta = {
  title: 'Ground/Instruments',
  component: Instrument,
  args: { name: 'leaf-sensor', label: 'Çiy yaprak ıslaklık sensörü', className: styles.one },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Instrument>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas }) => {
    const instrument = await canvas.findByRole('img')
    await waitFor(() => expect(instrument.querySelector('img')?.naturalWidth).toBeGreaterThan(400))
  },
}

const grounds = ['sage', 'straw', 'soil', 'lime'] as const

export const All: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Sheet
      title="Instruments"
      note="One light, one line weight, one parcel under each. Gold is the part that measures."
    >
      <Shelf size="l">
        {instrumentNames.map((name, i) => (
          <Specimen key={name} name={name} ground={grounds[i % grounds.length]}>
            <Instrument name={name} />
          </Specimen>
        ))}
      </Shelf>
    </Sheet>
  ),
}
