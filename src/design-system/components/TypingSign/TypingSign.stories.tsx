import type { Meta, StoryObj } from '@storybook/react-vite'
import { TypingSign } from './TypingSign.tsx'

const meta = { component: TypingSign, args: { label: 'Yazıyor...' } } satisfies Meta<typeof TypingSign>
export default meta
type Story = StoryObj<typeof meta>

export const ByDay: Story = {}
export const ByNight: Story = { globals: { theme: 'dark' } }
