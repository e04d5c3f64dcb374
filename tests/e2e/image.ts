import sharp, { type Color } from 'sharp'

/** A picture as a camera would send it, to be put into a file field. */
export const picture = async (name = 'sensor.png', background: Color = '#2f6b4a') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
})
