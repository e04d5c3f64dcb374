import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Nav } from '@filiz/design-system/Nav'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Mark } from '../../company/Mark.tsx'
import { Brand } from './Brand.tsx'
import { Header } from './Header.tsx'
import { MobileMenu } from './MobileMenu.tsx'

const meta = {
  component: MobileMenu,
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
      <MobileMenu {...args} />
    </Header>
  ),
} satisfies Meta<typeof MobileMenu>
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
