import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './TextLink.tsx'

const meta = {
  component: TextLink,
  args: { href: '/urunler', children: 'Detayları Gör →' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Forward: Story = {}
export const Back: Story = { args: { children: '← Tüm ürünler' } }
export const Plain: Story = { args: { children: 'Domateste erken yanıklık' } }
export const LongWords: Story = {
  args: { children: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine →' },
}
