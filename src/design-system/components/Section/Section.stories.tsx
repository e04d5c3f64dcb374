import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Section } from './Section.tsx'

const meta = {
  tags: ['!autodocs'],
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <SectionHead title="Öne çıkan ürünler" action={<TextLink href="/urunler">Tüm ürünler</TextLink>} />
        <p>Toprağa gömülen, direğe takılan, havalanan cihazlar. Hepsinin ölçtüğü tek ekranda.</p>
      </>
    ),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Paper: Story = {}
export const Sunk: Story = { args: { tone: 'sunk' } }
export const Tight: Story = { args: { tone: 'sunk', space: 'tight' } }
export const Narrow: Story = { args: { space: 'narrow' } }

// Examples of the docs page, hidden from the list of stories.

export const OneAction: Story = {
  tags: ['!dev'],
  args: {
    space: 'tight',
    children: <SectionHead title="Ürünler" action={<TextLink href="/urunler">Tüm ürünler</TextLink>} />,
  },
}
export const ManyActions: Story = {
  tags: ['!dev'],
  args: {
    space: 'tight',
    children: (
      <SectionHead
        title="Ürünler"
        action={
          <>
            <TextLink href="/urunler">Tüm ürünler</TextLink> <TextLink href="/blog">Blog</TextLink>{' '}
            <TextLink href="/iletisim">İletişim</TextLink>
          </>
        }
      />
    ),
  },
}
