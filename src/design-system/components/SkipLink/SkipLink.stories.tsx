import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  component: SkipLink,
  args: { to: 'icerik', children: 'İçeriğe geç' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="icerik">
        <p>Kök 6, altı derinlikte nem, sıcaklık ve tuzluluk ölçer.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const ShownOnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'İçeriğe geç' })).toHaveFocus()
  },
}
