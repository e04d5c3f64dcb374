import type { Meta, StoryObj } from '@storybook/react-vite'
import { LateScene } from '../../scenes/LateScene.tsx'
import photoMeta from '../Photo/Photo.stories.tsx'
import styles from './Scenery.stories.module.css'
import { Scenery } from './Scenery.tsx'

const meta = {
  component: Scenery,
  args: {
    src: photoMeta.args.src,
    alt: 'Menderes kıyısında tarlalar',
    placeholder: <LateScene name="service-2" />,
    className: styles.box,
  },
} satisfies Meta<typeof Scenery>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {}
export const WithoutPicture: Story = { args: { src: null } }
export const Broken: Story = { args: { src: 'data:image/webp;base64,AAAA' } }
