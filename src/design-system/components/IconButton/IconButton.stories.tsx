import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Kapat', icon: <Icon name="close" /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Close: Story = {}
export const Disabled: Story = { args: { label: 'Önceki slayt', icon: <Icon name="left" />, disabled: true } }
