import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Mark } from '../../brand/Mark.tsx'
import { Brand } from '../Brand/Brand.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Header } from '../Header/Header.tsx'
import { Nav } from '../Nav/Nav.tsx'
import { Menu } from './Menu.tsx'

const meta = {
  component: Menu,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    label: 'Menü',
    children: (
      <>
        <Nav
          label="Ana menü"
          layout="stack"
          links={[
            { href: '#urunler', label: 'Ürünler', current: 'page' },
            { href: '#hizmetler', label: 'Hizmetler' },
            { href: '#surdurulebilirlik', label: 'Sürdürülebilirlik' },
          ]}
        />
        <ButtonLink href="#iletisim">Bize Ulaşın</ButtonLink>
      </>
    ),
  },
  render: (args) => (
    <Header brand={<Brand href="/" name="Filiz" mark={<Mark />} />} opaqueAfter={10}>
      <Menu {...args} />
    </Header>
  ),
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
/** Wide screens have no menu, so there is nothing to open there. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: 'Menü' })
    if (!button) return
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Hizmetler' })).toBeVisible()
  },
}
export const ByNight: Story = { ...Open, globals: { theme: 'dark' } }
