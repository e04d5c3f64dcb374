import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './Sheet.module.css'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Guide/Voice',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** What we write, what we do not, and why. */
const rules = [
  [
    'Dekara düşen litreyi günü gününe yazar.',
    'Yenilikçi çözümlerle veriminizi artırır.',
    'What it does in the field, with its unit. A sentence that fits every firm says nothing of ours.',
  ],
  [
    'Siloda kızışma, yığının ortasında ve sessiz başlar.',
    'Akıllı tarımın geleceğine hoş geldiniz!',
    'Begin with what the reader knows from work. No exclamation marks.',
  ],
  ['Teklif isteyin', 'GÖNDER', 'A button says what happens when it is pressed: a verb, to one person, politely.'],
  [
    'Adresin sonu eksik görünüyor, örneğin “.com.tr”.',
    'Geçersiz giriş!',
    'A fault says what is wrong and how to mend it, beside the field.',
  ],
  ['Henüz ürün eklenmemiş.', 'Sonuç bulunamadı :(', 'Emptiness is a fact. Where there is a way on, it stands below.'],
  ['Kaydedildi, 14.02', 'İşlem başarıyla tamamlandı', 'What happened, and when.'],
  [
    '%18 nem · 0,03–10 m/s · 1.250 ₺',
    '18% nem · 0.03 - 10m/s · 1250₺',
    'Turkish figures: the comma divides, the dot groups, the sign comes before its number, the unit after a space.',
  ],
  ['“Suyu ölçün.”', '"Suyu ölçün."', 'Real quotation marks and dashes; headlines in sentence case.'],
] as const

export const Voice: Story = {
  render: () => (
    <Sheet title="Voice" note="Short, concrete, agronomic. Written in Turkish, by somebody who has been to the field.">
      <table className={styles.pairs}>
        <thead>
          <tr>
            {['We write', 'Not', 'Why'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(([said, unsaid, why]) => (
            <tr key={said}>
              <td lang="tr">{said}</td>
              <td lang="tr">
                <s>{unsaid}</s>
              </td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  ),
}
