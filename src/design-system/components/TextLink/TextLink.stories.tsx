import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { TextLink } from './TextLink.tsx'

const meta = {
  tags: ['!autodocs'],
  component: TextLink,
  args: { href: '/urunler', children: 'Detayları Gör →' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Forward: Story = {}
export const Back: Story = { args: { children: '← Tüm ürünler' } }
export const Plain: Story = { args: { children: 'Domateste erken yanıklık' } }
export const LongWords: Story = {
  args: { children: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine →' },
}

// Examples of the docs page, hidden from the list of stories.

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--s4) var(--s6)', alignItems: 'center' } as const

export const OneButtonLink: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={row}>
      <ButtonLink href="/iletisim" variant="primary">
        Teklif isteyin
      </ButtonLink>
      <TextLink href="/urunler">Bütün ürünler →</TextLink>
    </div>
  ),
}
export const ManyButtonLinks: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={row}>
      <ButtonLink href="/iletisim">Teklif isteyin</ButtonLink>
      <ButtonLink href="/urunler">Bütün ürünler</ButtonLink>
      <ButtonLink href="/blog">Blog</ButtonLink>
    </div>
  ),
}
export const Destination: Story = { tags: ['!dev'], args: { children: 'Kök 6’nın teknik özellikleri →' } }
export const NoDestination: Story = { tags: ['!dev'], args: { children: 'Buraya tıklayın →' } }
