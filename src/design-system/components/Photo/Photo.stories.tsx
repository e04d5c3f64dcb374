import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawScene } from '../../scenes/drawScene.ts'
import styles from './Photo.stories.module.css'
import { Photo } from './Photo.tsx'

const fileOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const meta = {
  component: Photo,
  args: {
    className: styles.box!,
    src: fileOf(drawScene({ mood: 'river', seed: 'foto', width: 900, height: 600 }, 'light')),
    alt: 'Menderes kıyısında tarlalar',
    isFirst: true,
  },
} satisfies Meta<typeof Photo>
export default meta
type Story = StoryObj<typeof meta>

export const Cover: Story = {}
export const Contain: Story = { args: { fit: 'contain' } }
/** What is seen while the picture is on its way. */
export const Miniature: Story = {
  args: {
    src: 'data:image/webp;base64,AAAA',
    alt: '',
    miniature: fileOf(drawScene({ mood: 'river', seed: 'foto', width: 90, height: 60 }, 'light')),
  },
}
export const ByNight: Story = { ...Cover, globals: { theme: 'dark' } }
