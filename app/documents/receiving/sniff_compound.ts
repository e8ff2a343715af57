import type { FileHandle } from 'node:fs/promises'

const MAX_SECTORS = 64
const STREAMS: [string, string][] = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
  ['__properties_version1.0', 'application/vnd.ms-outlook'],
]

/**
 * What a compound file of Microsoft (before 2007, and .msg) holds, by the names of its streams. An installer (.msi) has tables whose names
 * begin with a sign of its own.
 */
export async function sniffCompound(file: FileHandle, head: Buffer): Promise<string> {
  const sector = 1 << Math.min(head.readUInt16LE(30), 12)
  const start = (head.readUInt32LE(48) + 1) * sector
  const directory = Buffer.alloc(sector * MAX_SECTORS)
  const { bytesRead } = await file.read(directory, 0, directory.length, start)
  const names = new Set<string>()
  for (let at = 0; at + 128 <= bytesRead; at += 128) {
    const length = directory.readUInt16LE(at + 64)
    if (length >= 2 && length <= 64) names.add(directory.toString('utf16le', at, at + length - 2))
  }
  const known = STREAMS.find(([name]) => names.has(name))
  if (known) return known[1]
  return [...names].some((name) => name.startsWith('\u4840')) ? 'application/x-msi' : 'application/x-cfb'
}
