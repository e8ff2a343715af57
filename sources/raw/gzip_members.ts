import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, deflateRaw, gunzip } from 'node:zlib'

/**
 * Gzip members that say their own length in the header's extra field (RFC 1952 §2.3.1.1, as BGZF does): any tool unpacks a file of them,
 * and a reader finds the next member without unpacking, so that a torn or damaged one costs only itself.
 */
const HEADER_BYTES = 20
const HEADER = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 0xff, 8, 0, 0x46, 0x4a, 4, 0])

const deflate = promisify(deflateRaw)
const unzip = promisify(gunzip)

/** One gzip member with the given content; the same content gives the same bytes. */
export async function packMember(content: Buffer): Promise<Buffer> {
  const packed = await deflate(content)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(HEADER_BYTES + packed.length + 8)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(content), 0)
  trailer.writeUInt32LE(content.length, 4)
  return Buffer.concat([HEADER, length, packed, trailer])
}

/** The contents of a file's members, in order. Tells of each that is damaged, and of a torn tail, instead of failing. */
export async function* readMembers(path: string, onDamage: (reason: string) => void): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    for (let at = 0; at < size;) {
      const member = await memberAt(file, at, size)
      if (!member) return onDamage(`torn at byte ${at} of ${size}`)
      const content = await unzip(member).catch(() => null)
      if (content) yield content
      else onDamage(`damaged member at byte ${at}`)
      at += member.length
    }
  } finally {
    await file.close()
  }
}

async function memberAt(file: FileHandle, at: number, size: number): Promise<Buffer | null> {
  const header = Buffer.alloc(HEADER_BYTES)
  const { bytesRead } = await file.read(header, 0, HEADER_BYTES, at)
  if (bytesRead < HEADER_BYTES || !header.subarray(0, HEADER.length).equals(HEADER)) return null

  const length = header.readUInt32LE(HEADER.length)
  if (length <= HEADER_BYTES || at + length > size) return null
  const member = Buffer.alloc(length)
  await file.read(member, 0, length, at)
  return member
}
