import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  component: ButtonLink,
  args: { href: '/urunler', children: 'Ürünleri inceleyin' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = { args: { variant: 'secondary', children: 'Bize Ulaşın', size: 's' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Ürünlere dön' } }
export const LongWords: Story = {
  args: {
    variant: 'primary',
    children: 'Kırlangıç 20 ilaçlama dronu için fiyat teklifi ve tarlada deneme günü isteyin',
  },
}
