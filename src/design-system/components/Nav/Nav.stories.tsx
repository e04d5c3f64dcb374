import type { Meta, StoryObj } from '@storybook/react-vite'
import { Nav } from './Nav.tsx'

const meta = {
  component: Nav,
  args: {
    label: 'Ana menü',
    links: [
      { href: '/urunler', label: 'Ürünler', current: 'page' },
      { href: '/hizmetler', label: 'Hizmetler' },
      { href: '/surdurulebilirlik', label: 'Sürdürülebilirlik' },
    ],
    layout: 'row',
  },
} satisfies Meta<typeof Nav>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
export const Stack: Story = { args: { layout: 'stack' } }
export const One: Story = { args: { links: [{ href: '/urunler', label: 'Ürünler' }] } }
export const LongWords: Story = {
  args: {
    layout: 'stack',
    links: [
      { href: '/hizmetler/1', label: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine' },
      { href: 'mailto:1', label: 'elektromanyetikuyumlulukdegerlendirmeleri@tarimteknolojileri.example' },
    ],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
