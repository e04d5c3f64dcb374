import type { Meta, StoryObj } from '@storybook/react-vite'
import { PreviousNext } from './PreviousNext.tsx'

const meta = {
  component: PreviousNext,
  args: {
    label: 'Diğer yazılar',
    previous: { href: '/blog/bir', label: 'Önceki yazı', title: 'Buğdayda son su: süt olumdan sonra beklemeli mi?' },
    next: { href: '/blog/iki', label: 'Sonraki yazı', title: 'Gübreleme haritası okumanın beş adımı' },
  },
} satisfies Meta<typeof PreviousNext>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {}
export const NewestPost: Story = { args: { next: undefined } }
export const OldestPost: Story = { args: { previous: undefined } }
export const LongWords: Story = {
  args: {
    next: {
      href: '/blog/iki',
      label: 'Sonraki yazı',
      title: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine'.repeat(2),
    },
  },
}
