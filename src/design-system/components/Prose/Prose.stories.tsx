import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './Prose.tsx'

const meta = { component: Prose } satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Article: Story = {
  args: {
    children: (
      <>
        <p>
          Haziranda tıkanan damlatıcının hikâyesi çoğu zaman nisanda başlar. Kuyu suyu ısınır, içindeki bikarbonat
          kirece döner, kireç de hattın en sıcak yerinde birikir.
        </p>
        <h2>Önce suyu tanıyın</h2>
        <p>
          Laboratuvardan istemeniz gereken üç değer var: <strong>pH, bikarbonat ve demir.</strong> Bikarbonat litrede
          120 mg’ı geçiyorsa, asitsiz geçen her hafta hattı biraz daha daraltır.
        </p>
      </>
    ),
  },
}
export const LongWords: Story = {
  args: { children: <p>{'Sürdürülebilirleştirilebilirliğimizdenmişçesine'.repeat(3)}</p> },
}
