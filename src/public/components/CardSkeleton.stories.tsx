import { CardStrip } from '@filiz/design-system/CardStrip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardSkeleton } from './CardSkeleton.tsx'

const meta = { component: CardSkeleton, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof CardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  render: () => (
    <CardStrip>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </CardStrip>
  ),
}
