import sharp from 'sharp'

/** A picture as a camera would send it, to be put into a file field. */
export const picture = async (name = 'sensor.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f6b4a' } })
    .png()
    .toBuffer(),
})
