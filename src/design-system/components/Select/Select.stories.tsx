import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'Konu',
    name: 'subject',
    options: [
      { value: 'irrigation', label: 'Hassas sulama' },
      { value: 'soil', label: 'Toprak etüdü ve haritalama' },
      { value: 'drone', label: 'İlaçlama dronu' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const WithPlaceholder: Story = { args: { placeholder: 'Seçin', note: 'isteğe bağlı' } }
export const Wrong: Story = { args: { placeholder: 'Seçin', error: 'Bir konu seçin.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = {
  args: { options: [{ value: 'long', label: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine '.repeat(3) }] },
}
