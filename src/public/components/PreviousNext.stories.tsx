import type { Meta, StoryObj } from '@storybook/react-vite'
import { PreviousNext } from './PreviousNext.tsx'

const meta = {
  component: PreviousNext,
  args: {
    previous: { id: 1, slug: 'bir', title: 'Buğdayda son su: süt olumdan sonra beklemeli mi?' },
    next: { id: 2, slug: 'iki', title: 'Gübreleme haritası okumanın beş adımı' },
  },
} satisfies Meta<typeof PreviousNext>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {}
export const NewestPost: Story = { args: { next: undefined } }
export const OldestPost: Story = { args: { previous: undefined } }
export const LongWords: Story = {
  args: { next: { id: 2, slug: 'iki', title: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine'.repeat(2) } },
}
