import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import pictureMeta from '../Picture/Picture.stories.tsx'
import { backgrounds, Picture } from '../Picture/Picture.tsx'
import { CardStrip } from './CardStrip.tsx'

const cards = (...titles: string[]) =>
  titles.map((title, i) => (
    <Card key={title}>
      <Picture {...pictureMeta.args} alt="" background={backgrounds[i % backgrounds.length]!} />
      <Card.Body>
        <Card.Heading>{title}</Card.Heading>
        <p>Altı derinlikte nem, sıcaklık ve tuzluluk ölçer.</p>
        <Card.Link href="#urun">Detayları Gör →</Card.Link>
      </Card.Body>
    </Card>
  ))

const meta = {
  component: CardStrip,
  parameters: { layout: 'fullscreen' },
  args: { 'aria-label': 'Ürünler' },
} satisfies Meta<typeof CardStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  args: {
    children: cards(
      'Kök 6 toprak sondası',
      'Poyraz meteoroloji istasyonu',
      'Kırlangıç 20 ilaçlama dronu',
      'Ark 4 vana kontrol ünitesi',
    ),
  },
}
export const Two: Story = { args: { children: cards('Çiy yaprak ıslaklık sensörü', 'Köprü ağ geçidi') } }
export const One: Story = { args: { children: cards('Ambar silo sıcaklık kablosu') } }

export const Lead: Story = { args: { ...Four.args, hasLead: true } }
export const LeadOfThree: Story = {
  args: { hasLead: true, children: cards('Kök 6 toprak sondası', 'Çiy yaprak ıslaklık sensörü', 'Köprü ağ geçidi') },
}
export const LeadOfTwo: Story = { args: { ...Two.args, hasLead: true } }
export const LeadAlone: Story = { args: { ...One.args, hasLead: true } }
