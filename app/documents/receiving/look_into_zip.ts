import { openPromise, type Entry, type ZipFile } from './zip_reading.js'

/** How much an archive may say that it holds: what is small when packed and huge when unpacked is made to fill memories. */
const CAPS = { entries: 50_000, bytes: 4 * 1_073_741_824, ratio: 100, harmless: 100 * 1_048_576 }

const OFFICE = 'application/vnd.openxmlformats-officedocument.'

/** What an archive is and whether it can be kept. */
export interface ZipFindings {
  mime: string
  isBomb: boolean
}

/** Reads the table of contents of a zip, and nothing that is packed in it. */
export async function lookIntoZip(path: string, size: number): Promise<ZipFindings> {
  const zip = await openPromise(path).catch(() => null)
  if (!zip) return { mime: 'application/zip', isBomb: false }
  const names = new Set<string>()
  let unpacked = 0
  let count = 0
  try {
    for await (const entry of zip.entries()) {
      unpacked += entry.uncompressedSize
      if (++count > CAPS.entries || unpacked > CAPS.bytes) return { mime: 'application/zip', isBomb: true }
      names.add(entry.fileName)
    }
    const isBomb = unpacked > CAPS.harmless && unpacked > CAPS.ratio * size
    return { mime: await mimeOf(zip, names), isBomb }
  } catch {
    return { mime: 'application/zip', isBomb: false }
  } finally {
    zip.close()
  }
}

async function mimeOf(zip: ZipFile, names: Set<string>): Promise<string> {
  if (names.has('AndroidManifest.xml')) return 'application/vnd.android.package-archive'
  if (names.has('META-INF/MANIFEST.MF') && [...names].some((name) => name.endsWith('.class')))
    return 'application/java-archive'
  if (names.has('[Content_Types].xml')) return officeType(names)
  if (names.has('mimetype')) return (await declaredType(zip)) ?? 'application/zip'
  return 'application/zip'
}

function officeType(names: Set<string>): string {
  if (names.has('word/document.xml') || names.has('word/document2.xml'))
    return names.has('word/vbaProject.bin')
      ? 'application/vnd.ms-word.document.macroenabled.12'
      : `${OFFICE}wordprocessingml.document`
  if (names.has('xl/workbook.xml') || names.has('xl/workbook.bin'))
    return names.has('xl/vbaProject.bin')
      ? 'application/vnd.ms-excel.sheet.macroenabled.12'
      : `${OFFICE}spreadsheetml.sheet`
  if (names.has('ppt/presentation.xml'))
    return names.has('ppt/vbaProject.bin')
      ? 'application/vnd.ms-powerpoint.presentation.macroenabled.12'
      : `${OFFICE}presentationml.presentation`
  return 'application/zip'
}

/** OpenDocument and EPUB say what they are in a first entry that is not packed. */
async function declaredType(zip: ZipFile): Promise<string | null> {
  const entry: Entry | null = zip.first
  if (entry?.fileName !== 'mimetype' || entry.compressionMethod !== 0 || entry.uncompressedSize > 100) return null
  const said = (await zip.read(entry)).toString('latin1').trim()
  return /^application\/(vnd\.oasis\.opendocument\.[a-z-]{2,40}|epub\+zip)$/.test(said) ? said : null
}
