import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  component: Breadcrumb,
  args: {
    label: 'Sayfa yolu',
    trail: [
      { href: '/', label: 'Ana sayfa' },
      { href: '/urunler', label: 'Ürünler' },
    ],
    current: 'Kök 6 toprak sondası',
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Detail: Story = {}
export const List: Story = { args: { trail: [{ href: '/', label: 'Ana sayfa' }], current: 'Ürünler' } }
export const LongWords: Story = {
  args: {
    current:
      'Güneş enerjisiyle çalışan, uzaktan yönetilen, altı derinlikte nem, sıcaklık ve tuzluluk ölçen toprak sondası',
  },
}
