import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Telefon', description: <a href="tel:03220000000">0322 000 00 00</a> },
      { term: 'E-posta', description: <a href="mailto:bilgi@filiz.example">bilgi@filiz.example</a> },
      { term: 'Adres', description: 'Ovakent Mah. Pamuk Cad. 14\nYüreğir, Adana' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Stacked: Story = {}
export const StackedSmall: Story = { args: { size: 's' } }
export const Columns: Story = {
  args: {
    layout: 'columns',
    items: [
      { term: 'Ölçüm derinliği', description: '10, 20, 30, 40, 60, 80 cm' },
      { term: 'Toprak nemi', description: '%0–60 hacimsel, ±%1,5' },
      { term: 'Sıcaklık', description: '−20 … +60 °C, ±0,3 °C' },
      { term: 'Koruma sınıfı', description: 'IP68' },
    ],
  },
}
export const ColumnsSmall: Story = { args: { ...Columns.args, size: 's' } }
export const One: Story = { args: { items: [{ term: 'Adres', description: 'Yüreğir, Adana' }] } }
export const LongWords: Story = {
  args: {
    layout: 'columns',
    items: [
      {
        term: 'Elektromanyetikuyumlulukdeğerlendirmesiraporunumarası',
        description: 'TR-2026-ÇĞİÖŞÜ-0000000000000000000000000000000001',
      },
      {
        term: 'Elektronik posta adresi',
        description: (
          <a href="mailto:x@x.example">surdurulebilirlikdegerlendirmeleri@ciftcidanismanlikhizmetleri.example</a>
        ),
      },
    ],
  },
}
