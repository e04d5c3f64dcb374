import type { Meta, StoryObj } from '@storybook/react-vite'
import { samples } from '../../workshop/samples.tsx'
import { Illustration } from '../Illustration/Illustration.tsx'
import photoMeta from '../Photo/Photo.stories.tsx'
import styles from './CoverPhoto.stories.module.css'
import { CoverPhoto } from './CoverPhoto.tsx'

const meta = {
  component: CoverPhoto,
  args: {
    src: photoMeta.args.src,
    alt: 'Menderes kıyısında tarlalar',
    placeholder: <Illustration source={samples.lazy} />,
    className: styles.box,
  },
} satisfies Meta<typeof CoverPhoto>
export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {}
export const WithoutPicture: Story = { args: { src: null } }
export const Broken: Story = { args: { src: 'data:image/webp;base64,AAAA' } }
