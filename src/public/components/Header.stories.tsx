import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Hero } from '@filiz/design-system/Hero'
import { Nav } from '@filiz/design-system/Nav'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Mark } from '../../company/Mark.tsx'
import homeHero from '../../design-system/components/Hero/Hero.stories.tsx'
import { Brand, Header, MobileMenu } from './Header.tsx'
import { ThemeToggle } from './PreferenceButtons.tsx'

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand href="/" name="Filiz Tarım Teknolojileri" mark={<Mark />} />,
    children: (
      <>
        <Nav label="Ana menü" layout="row" links={[{ href: '/urunler', label: 'Ürünler', current: 'page' }]} />
        <ThemeToggle theme="light" labels={{ dark: 'Koyu temaya geç', light: 'Açık temaya geç' }} onToggle={fn()} />
      </>
    ),
  },
  render: (args) => (
    <>
      <Header {...args} />
      <main>
        <Hero {...homeHero.args} />
        <Hero {...homeHero.args} title="Bir slayt daha." />
      </main>
    </>
  ),
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Solid: Story = {
  render: (args) => <Header {...args} />,
}
export const OverAPicture: Story = {
  args: { isOverPicture: true },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    await expect(header).not.toHaveAttribute('data-solid')
    window.scrollTo(0, 200)
    await waitFor(() => expect(header).toHaveAttribute('data-solid'))
    window.scrollTo(0, 0)
    await waitFor(() => expect(header).not.toHaveAttribute('data-solid'))
  },
}
export const LongName: Story = {
  args: {
    brand: <Brand href="/" name="Büyükmenderes Havzası Sulama Teknolojileri ve Tarımsal Danışmanlık" mark={<Mark />} />,
  },
  render: (args) => <Header {...args} />,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
export const OneWordName: Story = { ...LongName, args: { brand: <Brand href="/" name="Filiz" mark={<Mark />} /> } }

/** Wide screens have no menu, so there is nothing to open there. */
export const WithOpenMenu: Story = {
  ...LongName,
  args: {
    brand: <Brand href="/" name="Filiz" mark={<Mark />} />,
    children: (
      <MobileMenu label="Menü">
        <Nav
          label="Ana menü"
          layout="stack"
          links={[
            { href: '#urunler', label: 'Ürünler', current: 'page' },
            { href: '#hizmetler', label: 'Hizmetler' },
          ]}
        />
        <ButtonLink href="#iletisim">Bize Ulaşın</ButtonLink>
      </MobileMenu>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: 'Menü' })
    if (!button) return
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Hizmetler' })).toBeVisible()
  },
}
