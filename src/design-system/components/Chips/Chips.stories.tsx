import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chips } from './Chips.tsx'

const meta = {
  component: Chips,
  parameters: { layout: 'padded' },
  args: {
    label: 'Özelliğe göre ürünler',
    all: 'Tümü',
    names: ['Koruma sınıfı', 'Haberleşme', 'Güç', 'Pil ömrü', 'Sıcaklık', 'Ölçüm aralığı'],
    hrefOf: (name) => (name ? `?ozellik=${encodeURIComponent(name)}` : '?'),
  },
} satisfies Meta<typeof Chips>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const Narrowed: Story = { args: { current: 'Pil ömrü' } }
export const NarrowedByNight: Story = { ...Narrowed, globals: { theme: 'dark' } }
