import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ThemeToggle } from './ThemeToggle.tsx'

const meta = {
  component: ThemeToggle,
  args: { theme: 'light', labels: { dark: 'Koyu temaya geç', light: 'Açık temaya geç' }, onToggle: fn() },
} satisfies Meta<typeof ThemeToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Toggle: Story = { render: (args, { globals }) => <ThemeToggle {...args} theme={globals.theme} /> }
