import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecsTable } from './SpecsTable.tsx'

const meta = { component: SpecsTable } satisfies Meta<typeof SpecsTable>
export default meta
type Story = StoryObj<typeof meta>

export const SoilProbe: Story = {
  args: {
    specs: {
      'Ölçüm derinliği': '10, 20, 30, 40, 60, 80 cm',
      'Toprak nemi': '%0–60 hacimsel, ±%1,5',
      Sıcaklık: '−20 … +60 °C, ±0,3 °C',
      'Tuzluluk (EC)': '0–8 dS/m',
      Güç: 'Güneş paneli ve LiFePO₄, 3 Ah',
      'Koruma sınıfı': 'IP68',
    },
  },
}
export const One: Story = { args: { specs: { 'Koruma sınıfı': 'IP68' } } }
export const LongWords: Story = {
  args: {
    specs: {
      Elektromanyetikuyumlulukdeğerlendirmesiraporunumarası: 'TR-2026-ÇĞİÖŞÜ-0000000000000000000000000000000001',
      'Çalışma sıcaklığı, güneş altında, gölgesiz ve rüzgârsız ortamda': '−20 … +60 °C, açık arazide iki kış denendi',
    },
  },
}
