import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import pictureMeta from '../Picture/Picture.stories.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Card } from './Card.tsx'

const cardOf = (
  title: string,
  content: ReactNode = <p>Altı derinlikte nem, sıcaklık ve tuzluluk ölçer. Suyun nerede durduğunu gösterir.</p>,
  picture = <Picture {...pictureMeta.args} alt="" />,
) => (
  <>
    {picture}
    <Card.Body>
      <Card.Heading level={2}>{title}</Card.Heading>
      {content}
      <Card.Link href="/urunler/kok-6-toprak-sondasi">Detayları Gör →</Card.Link>
    </Card.Body>
  </>
)

const meta = {
  tags: ['!autodocs'],
  component: Card,
  args: { children: cardOf('Kök 6 toprak sondası') },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {}
export const WithoutPicture: Story = {
  args: { children: cardOf('Kök 6 toprak sondası', undefined, <Picture {...pictureMeta.args} src={null} alt="" />) },
}
export const WithDescriptionList: Story = {
  args: {
    children: cardOf(
      'Kök 6 toprak sondası',
      <DescriptionList
        layout="columns"
        size="s"
        items={[
          { term: 'Ölçüm derinliği', description: '10, 20, 30, 40, 60, 80 cm' },
          { term: 'Toprak nemi', description: '%0–60 hacimsel, ±%1,5' },
        ]}
      />,
    ),
  },
}
export const WithoutText: Story = { args: { children: cardOf('Kök 6 toprak sondası', null) } }
export const FortyWords: Story = {
  args: {
    children: cardOf(
      'Güneş enerjisiyle çalışan, uzaktan yönetilen, altı derinlikte nem, sıcaklık ve tuzluluk ölçen, donda susmayan, burgu deliğine bulamaçsız oturan, söküldüğünde toprağı bozmayan, kalibrasyonu tın, killi tın ve kireçli toprak için fabrikada yapılmış toprak sondası',
    ),
  },
}
export const LongWords: Story = {
  args: {
    children: cardOf(
      'Sürdürülebilirleştirilebilirliğimizdenmişçesine',
      <p>Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine</p>,
    ),
  },
}

// Examples of the docs page, hidden from the list of stories.

export const OneLink: Story = { tags: ['!dev'] }
export const SecondLink: Story = {
  tags: ['!dev'],
  args: {
    children: cardOf(
      'Kök 6 toprak sondası',
      <p>
        Altı derinlikte ölçer. <a href="/blog/sonda">Nereye konur?</a> <a href="/iletisim">Teklif isteyin</a>
      </p>,
    ),
  },
}
