import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../icons/all.tsx'
import { LinkIndex } from './LinkIndex.tsx'

const meta = {
  component: LinkIndex,
  parameters: { layout: 'padded' },
  args: {
    entries: [
      {
        key: 1,
        href: '#sulama',
        mark: <Icon name="drop" />,
        title: 'Hassas sulama',
        text: 'Toprak nemi, bitki evresi ve hava tahmini tek takvimde buluşur.',
      },
      {
        key: 2,
        href: '#etut',
        mark: <Icon name="layers" />,
        title: 'Toprak etüdü ve haritalama',
        text: 'Dekar başına bir örnek, on altı çözümleme.',
      },
      { key: 3, href: '#okul', mark: <Icon name="question" />, title: 'Tarla okulu' },
    ],
  },
} satisfies Meta<typeof LinkIndex>
export default meta
type Story = StoryObj<typeof meta>

export const ByIcon: Story = {}
export const ByDate: Story = {
  args: {
    entries: [
      {
        key: 1,
        href: '#yanik',
        mark: <time dateTime="2026-11-09">9 Kasım 2026</time>,
        title: 'Domateste erken yanıklık: ilacı takvime değil, yaprağa göre atın',
      },
      {
        key: 2,
        href: '#nem',
        mark: <time dateTime="2026-10-05">5 Ekim 2026</time>,
        title: 'Toprak nemi nasıl ölçülür?',
      },
    ],
  },
}
export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    entries: [
      {
        key: 1,
        href: '#uzun',
        mark: <Icon name="star" />,
        title: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
        text: 'Sürdürülebilirleştirilebilirliğimizdenmişçesine uzun bir kelimeyle başlayan bir cümle.',
      },
    ],
  },
}
