import type { Meta, StoryObj } from '@storybook/react-vite'
import { samples } from '../../workshop/samples.tsx'
import { Illustration } from '../Illustration/Illustration.tsx'
import styles from './Cut.stories.module.css'
import { Cut } from './Cut.tsx'

const meta = {
  component: Cut,
  args: { edge: 'left', className: styles.box!, children: <Illustration source={samples.eager} /> },
} satisfies Meta<typeof Cut>
export default meta
type Story = StoryObj<typeof meta>

export const Left: Story = {}
export const Right: Story = { args: { edge: 'right' } }
