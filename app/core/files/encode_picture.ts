/** Why a file is no picture that can be shown. */
export type PictureFault = 'format' | 'tooLarge' | 'tooManyPixels' | 'broken' | 'oneFile'

const SIGNATURES = [
  (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]
const LOADERS = ['Jpeg', 'Png', 'Webp'].map((name) => `VipsForeignLoad${name}`)

/** More than any telephone's camera makes of five megabytes; a bomb of a few kilobytes says that it is larger. */
const MAX_PIXELS = 50_000_000
const SECONDS = 10

async function open(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  // Only the three formats are ever parsed: no SVG, PDF or TIFF reaches a decoder.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
}

/**
 * A JPEG, PNG or WebP, by what is in it and not by its name, as a square WebP of `size` pixels a side at most: upright, cut to its middle
 * (`cover`) or whole on a clear ground (`contain`), without position, camera and whatever else was written into it.
 */
export async function encodePicture(
  bytes: Buffer,
  { size, fit = 'cover' }: { size: number; fit?: 'cover' | 'contain' }
): Promise<Buffer | PictureFault> {
  if (!SIGNATURES.some((fits) => fits(bytes))) return 'format'
  try {
    const image = await open(bytes)
    const { width, height } = await image.metadata()
    if (width * height > MAX_PIXELS) return 'tooManyPixels'
    return await image
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(size, size, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    return /pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'broken'
  }
}

/** A picture of ours as PNG, for programs that do not know WebP. */
export async function asPng(webp: Buffer): Promise<Buffer> {
  return (await open(webp)).png().toBuffer()
}
