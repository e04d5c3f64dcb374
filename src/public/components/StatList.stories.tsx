import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatList } from './StatList.tsx'

const water = {
  value: '128',
  unit: 'm³/dekar',
  label: 'daha az sulama suyu',
  note: 'Karataş, 85 dekar pamuk, damlama, 2025. 580 milimetreden 452 milimetreye.',
}

const meta = {
  component: StatList,
  parameters: { layout: 'fullscreen' },
  args: {
    figures: [
      water,
      { value: '35', unit: 'kWh/dekar', label: 'daha az pompa elektriği', note: 'Aynı tarla, yüzde 60 randımanla.' },
      { value: '3,4', unit: 'kg/dekar', label: 'daha az saf azot', note: 'Çumra, 210 dekar şeker pancarı, 2025.' },
      { value: '2', unit: 'uygulama', label: 'daha az mantar ilacı', note: 'Karacabey, 60 dekar domates, 2025.' },
    ],
  },
} satisfies Meta<typeof StatList>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
export const One: Story = { args: { figures: [water] } }
export const LongWords: Story = {
  args: {
    figures: [
      { ...water, label: 'daha az buharlaşmadankaynaklananpotansiyelkayıp' },
      {
        ...water,
        value: '12.345,6',
        unit: 'kilogram karbondioksit eşdeğeri',
        label: 'sürdürülebilirlikdeğerlendirmesi',
      },
    ],
  },
}
