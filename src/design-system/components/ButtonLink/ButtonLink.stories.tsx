import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  component: ButtonLink,
  args: { href: '/urunler', children: 'Ürünleri inceleyin' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Gold: Story = { args: { variant: 'gold' } }
export const Green: Story = { args: { variant: 'green', children: 'Bize Ulaşın', size: 's' } }
export const Line: Story = { args: { variant: 'line', children: 'Ürünlere dön' } }
export const LongWords: Story = {
  args: { variant: 'gold', children: 'Kırlangıç 20 ilaçlama dronu için fiyat teklifi ve tarlada deneme günü isteyin' },
}
