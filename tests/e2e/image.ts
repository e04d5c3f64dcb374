import sharp, { type Color } from 'sharp'

/** A photo for a file input. */
export const picture = async (name = 'sensor.png', background: Color = '#2f6b4a') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
})
