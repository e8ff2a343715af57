/** Types that a browser may show by itself, as what they are sent: nothing among them can run in our pages. SVG, HTML and XML are never here. */
const SHOWN: Record<string, string> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
  'image/avif': 'image/avif',
  'image/bmp': 'image/bmp',
  'text/plain': 'text/plain; charset=utf-8',
  'text/csv': 'text/plain; charset=utf-8',
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/wav': 'audio/wav',
  'audio/ogg': 'audio/ogg',
  'audio/aac': 'audio/aac',
  'video/mp4': 'video/mp4',
  'video/webm': 'video/webm',
  'video/quicktime': 'video/quicktime',
}

/** The type under which a document may be shown in the browser; null for what is only handed over as a file. */
export const inlineType = (mime: string): string | null => SHOWN[mime] ?? null

export const isShownInline = (mime: string): boolean => inlineType(mime) !== null

/** The type of a file that is handed over: what a browser could run is sent as bytes without a type. */
export function attachmentType(mime: string): string {
  return /html|svg|xml$|javascript|x-cfb/.test(mime) && !mime.includes('officedocument')
    ? 'application/octet-stream'
    : mime
}
