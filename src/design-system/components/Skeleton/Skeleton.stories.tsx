import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { tags: ['!autodocs'], component: Skeleton, args: { shape: 'line' } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = { args: { shape: 'picture' } }
export const Title: Story = { args: { shape: 'title', width: 'most' } }
export const Line: Story = { args: { shape: 'line', width: 'half' } }

// Examples of the docs page, hidden from the list of stories.

const lines = { display: 'grid', gap: 'var(--s3)', width: '100%' } as const

export const Shaped: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={lines}>
      <Skeleton shape="picture" style={{ height: '8rem' }} />
      <Skeleton shape="title" width="most" />
      <Skeleton shape="line" />
      <Skeleton shape="line" width="half" />
    </div>
  ),
}
export const OneBlock: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={lines}>
      <Skeleton shape="picture" style={{ height: '14rem' }} />
    </div>
  ),
}
