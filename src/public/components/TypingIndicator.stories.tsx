import type { Meta, StoryObj } from '@storybook/react-vite'
import { TypingIndicator } from './TypingIndicator.tsx'

const meta = { component: TypingIndicator, args: { label: 'Yazıyor...' } } satisfies Meta<typeof TypingIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {}
