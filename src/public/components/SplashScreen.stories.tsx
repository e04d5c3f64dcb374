import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Mark } from '../../company/Mark.tsx'
import square from './Logo.stories.tsx'
import { Logo } from './Logo.tsx'
import { SplashScreen } from './SplashScreen.tsx'

const meta = {
  component: SplashScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
  args: {
    isHeld: true,
    name: 'Filiz Tarım Teknolojileri',
    mark: <Mark on="field" size={72} />,
  },
} satisfies Meta<typeof SplashScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Held: Story = {}
export const WithLogo: Story = { args: { logo: <Logo {...square.args} /> } }
/** Leaves nothing behind. */
export const Clearing: Story = {
  args: { isHeld: false },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toBeEmptyDOMElement(), { timeout: 3000 })
  },
}
