import type { Meta, StoryObj } from '@storybook/react-vite'
import pictureMeta from '../Picture/Picture.stories.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Card } from './Card.tsx'

const meta = {
  component: Card,
  args: {
    picture: <Picture {...pictureMeta.args} alt="" />,
    title: 'Kök 6 toprak sondası',
    level: 2,
    text: 'Altı derinlikte nem, sıcaklık ve tuzluluk ölçer. Suyun köke varıp varmadığını değil, nerede durduğunu gösterir.',
    href: '/urunler/kok-6-toprak-sondasi',
    linkText: 'Detayları Gör →',
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {}
export const WithoutPicture: Story = { args: { picture: <Picture {...pictureMeta.args} src={null} alt="" /> } }
export const WithFacts: Story = {
  args: { facts: { 'Ölçüm derinliği': '10, 20, 30, 40, 60, 80 cm', 'Toprak nemi': '%0–60 hacimsel, ±%1,5' } },
}
export const WithoutText: Story = { args: { text: '' } }
export const FortyWords: Story = {
  args: {
    title:
      'Güneş enerjisiyle çalışan, uzaktan yönetilen, altı derinlikte nem, sıcaklık ve tuzluluk ölçen, donda susmayan, burgu deliğine bulamaçsız oturan, söküldüğünde toprağı bozmayan, kalibrasyonu tın, killi tın ve kireçli toprak için fabrikada yapılmış toprak sondası',
  },
}
export const LongWords: Story = {
  args: {
    title: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
    text: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
  },
}
