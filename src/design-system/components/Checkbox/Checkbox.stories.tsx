import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Yeni yazıları e-postayla gönderin', name: 'news' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { defaultChecked: true, hint: 'Ayda bir, istediğiniz zaman bırakırsınız.' } }
export const Wrong: Story = { args: { label: 'Aydınlatma metnini okudum', error: 'Göndermek için onaylayın.' } }
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } }
export const LongWords: Story = {
  args: { label: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine uzun bir onay cümlesi, iki satıra iner' },
}
