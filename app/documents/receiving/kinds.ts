/** What a document is, for its icon, the filter and what can be done with it. */
export type DocumentKind =
  | 'pdf'
  | 'image'
  | 'word'
  | 'sheet'
  | 'slides'
  | 'text'
  | 'email'
  | 'xml'
  | 'web'
  | 'archive'
  | 'audio'
  | 'video'
  | 'other'

const OFFICE = 'application/vnd.openxmlformats-officedocument.'
const OPEN = 'application/vnd.oasis.opendocument.'

const KINDS: Record<string, DocumentKind> = {
  'application/pdf': 'pdf',
  'application/msword': 'word',
  'application/rtf': 'word',
  'text/rtf': 'word',
  [`${OFFICE}wordprocessingml.document`]: 'word',
  'application/vnd.ms-word.document.macroenabled.12': 'word',
  [`${OPEN}text`]: 'word',
  'application/vnd.ms-excel': 'sheet',
  [`${OFFICE}spreadsheetml.sheet`]: 'sheet',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'sheet',
  [`${OPEN}spreadsheet`]: 'sheet',
  'text/csv': 'sheet',
  'application/vnd.ms-powerpoint': 'slides',
  [`${OFFICE}presentationml.presentation`]: 'slides',
  'application/vnd.ms-powerpoint.presentation.macroenabled.12': 'slides',
  [`${OPEN}presentation`]: 'slides',
  'message/rfc822': 'email',
  'application/vnd.ms-outlook': 'email',
  'application/xml': 'xml',
  'text/html': 'web',
  'image/svg+xml': 'web',
  'application/zip': 'archive',
  'application/x-rar-compressed': 'archive',
  'application/vnd.rar': 'archive',
  'application/x-7z-compressed': 'archive',
  'application/gzip': 'archive',
  'application/x-tar': 'archive',
}

/** The kind of a type that was found by content. */
export function kindOf(mime: string): DocumentKind {
  const family = mime.split('/')[0]!
  if (KINDS[mime]) return KINDS[mime]
  if (family === 'image' || family === 'audio' || family === 'video' || family === 'text') return family
  return 'other'
}

/** What runs when it is opened, by content. */
const RUNS = new Set([
  'application/x-msdownload',
  'application/vnd.microsoft.portable-executable',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-msi',
  'application/java-vm',
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/x.ms.shortcut',
  'application/x-ms-shortcut',
  'application/x-chrome-extension',
  'application/vnd.ms-cab-compressed',
  'application/wasm',
  'application/x-deb',
  'application/x-rpm',
  'application/x-apple-diskimage',
  'text/x-script',
])

const RUNS_BY_NAME =
  /\.(exe|com|scr|pif|cpl|msi|msp|bat|cmd|ps1|psm1|vbs?|vbe|jse?|mjs|wsf|wsh|hta|lnk|url|scf|reg|jar|apk|app|dmg|pkg|deb|rpm|sh|bash|command|chm|gadget|dll|sys|ocx|xll)$/i

/** Programs, scripts and links that run: refused, by what is in them or by what a double click would do with their name. */
export function runs(mime: string, name: string): boolean {
  return RUNS.has(mime) || RUNS_BY_NAME.test(name.replace(/[.\s]+$/, ''))
}
