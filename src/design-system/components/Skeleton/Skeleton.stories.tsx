import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = { args: { shape: 'picture' } }
export const Title: Story = { args: { shape: 'title', width: 'most' } }
export const Line: Story = { args: { shape: 'line', width: 'half' } }
