import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePhoto } from '../../workshop/samples.tsx'
import styles from './Photo.stories.module.css'
import { Photo } from './Photo.tsx'

const fileOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const meta = {
  component: Photo,
  args: {
    className: styles.box!,
    src: samplePhoto(900, 600),
    alt: 'Menderes kıyısında tarlalar',
    priority: true,
  },
} satisfies Meta<typeof Photo>
export default meta
type Story = StoryObj<typeof meta>

export const Cover: Story = {}
export const Contain: Story = { args: { fit: 'contain' } }
/**
 * The preview, shown until the picture has loaded. In the dark theme it is dimmed as the picture is, so that the change is
 * not visible as a flash.
 */
export const Miniature: Story = {
  args: {
    src: 'data:image/webp;base64,AAAA',
    alt: '',
    blurDataURL: samplePhoto(90, 60),
  },
  play: async ({ canvasElement, globals: { theme } }) => {
    const images = [...canvasElement.querySelectorAll('img')]
    const around = images.map((image) => [...canvasElement.querySelectorAll('*')].filter((box) => box.contains(image)))
    const filters = around.map((boxes) => boxes.map((box) => getComputedStyle(box).filter).join(' '))
    const isDimmed = filters.map((filter) => filter.includes('brightness(0.8)'))
    await expect(isDimmed).toEqual(images.map(() => theme === 'dark'))
  },
}
/** A portrait shown whole: the preview, which is eleven pixels wide, must not be visible around it. */
export const Portrait: Story = {
  args: {
    fit: 'contain',
    src: samplePhoto(600, 900),
    blurDataURL: fileOf(
      '<svg xmlns="http://www.w3.org/2000/svg" width="11" height="16"><path d="M0 0h11v16H0z"/></svg>',
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const seenWidth = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect()
      return Math.min(width, (height * image.naturalWidth) / image.naturalHeight)
    }
    const picture = canvas.getByRole<HTMLImageElement>('img')
    const preview = canvasElement.querySelector<HTMLImageElement>('img[aria-hidden]')!
    await Promise.all([picture.decode(), preview.decode()])
    await expect(seenWidth(preview)).toBeLessThan(seenWidth(picture))
  },
}
