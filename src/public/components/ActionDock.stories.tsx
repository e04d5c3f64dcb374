import { Icon } from '@filiz/design-system/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ActionDock } from './ActionDock.tsx'

const chat = (
  <button type="button" aria-label="Asistana sorun">
    <Icon name="chat" size={20} />
    <span>Sorun</span>
  </button>
)

const meta = {
  component: ActionDock,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    label: 'Hızlı iletişim',
    children: (
      <>
        <a href="https://wa.me/903220000000" aria-label="WhatsApp’tan yazın">
          <Icon name="message" size={20} />
          <span>Yazın</span>
        </a>
        <a href="tel:03220000000" aria-label="Bizi arayın">
          <Icon name="phone" size={20} />
          <span>Arayın</span>
        </a>
        {chat}
      </>
    ),
  },
  render: (args) => (
    <main>
      <p style={{ minHeight: '150vh' }}>Kök 6, altı derinlikte nem, sıcaklık ve tuzluluk ölçer.</p>
      <ActionDock {...args} />
    </main>
  ),
} satisfies Meta<typeof ActionDock>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeWays: Story = {}
export const ChatAlone: Story = { args: { children: chat } }
export const StepsAside: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const dock = canvas.getByRole('complementary')
    window.scrollTo(0, 60)
    await waitFor(() => expect(dock).toHaveAttribute('data-state', 'away'))
    window.scrollTo(0, 20)
    await waitFor(() => expect(dock).toHaveAttribute('data-state', 'here'))
  },
}
