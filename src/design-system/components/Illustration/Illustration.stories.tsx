import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { samples } from '../../workshop/samples.tsx'
import styles from './Illustration.stories.module.css'
import { Illustration } from './Illustration.tsx'

const meta = {
  component: Illustration,
  args: { source: samples.eager, label: 'Tarlalar', className: styles.box! },
} satisfies Meta<typeof Illustration>
export default meta
type Story = StoryObj<typeof meta>

/** Loaded when it has a size. */
export const Eager: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('use')?.getBBox().width).toBeGreaterThan(600))
  },
}
export const Lazy: Story = {
  args: { source: samples.lazy },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(600))
  },
}
export const Cropped: Story = { args: { source: samples.lazy, crop: { x: 0, width: 160 } } }
