/** A QR code as the path of an SVG: `size` modules wide, dark ones in `path`. The four blank modules around it are in. */
export interface QrCode {
  size: number
  path: string
}

const MARGIN = 4

/** Draws a text. The library is loaded when the first one is drawn. */
export async function qrCodeOf(text: string): Promise<QrCode> {
  const { default: QRCode } = await import('qrcode')
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, y) => rowPath(modules, y))
  return { size: modules.size + 2 * MARGIN, path: rows.join('') }
}

/** Dark modules side by side are one rectangle, so that no hairline shows between them. */
function rowPath({ size, data }: { size: number; data: Uint8Array }, y: number): string {
  let path = ''
  for (let x = 0; x < size; x++) {
    const start = x
    while (x < size && data[y * size + x]) x++
    if (x > start) path += `M${start + MARGIN} ${y + MARGIN}h${x - start}v1h-${x - start}z`
  }
  return path
}
