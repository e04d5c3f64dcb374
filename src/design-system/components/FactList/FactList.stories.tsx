import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from './FactList.tsx'

const meta = {
  component: FactList,
  args: {
    facts: [
      { term: 'Telefon', value: <a href="tel:03220000000">0322 000 00 00</a> },
      { term: 'E-posta', value: <a href="mailto:bilgi@filiz.example">bilgi@filiz.example</a> },
      { term: 'Adres', value: 'Ovakent Mah. Pamuk Cad. 14\nYüreğir, Adana' },
    ],
  },
} satisfies Meta<typeof FactList>
export default meta
type Story = StoryObj<typeof meta>

export const Contact: Story = {}
export const One: Story = { args: { facts: [{ term: 'Adres', value: 'Yüreğir, Adana' }] } }
export const LongWords: Story = {
  args: {
    facts: [
      {
        term: 'Elektronik posta adresi',
        value: <a href="mailto:x@x.example">surdurulebilirlikdegerlendirmeleri@ciftcidanismanlikhizmetleri.example</a>,
      },
      { term: 'Adres', value: 'Kahramanmaraşlıoğulları Apartmanı, Çukurovalılaştırılanlardanmışçasına Sokağı 14' },
    ],
  },
}
