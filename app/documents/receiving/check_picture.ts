const CHECKED = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** More than a scanner makes of a sheet of A3; a bomb of a few kilobytes says that it has more. */
const MAX_PIXELS = 150_000_000

/** What is wrong with a picture, by its header; nothing of it is unpacked. Formats that the program never decodes are left alone. */
export async function pictureFault(path: string, mime: string): Promise<'pictureBroken' | 'picturePixels' | null> {
  if (!CHECKED.has(mime)) return null
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false, sequentialRead: true }).metadata()
    return width * height > MAX_PIXELS ? 'picturePixels' : null
  } catch {
    return 'pictureBroken'
  }
}
