import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const BesideANumber: Story = {
  args: { children: 'okunmamış mesaj' },
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
}
