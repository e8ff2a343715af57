import { shortened } from '#app/core/text/shortened'

/** Bytes that a file's name has on the disks of today. */
const BYTES = 255

/** A name that every disk takes: no character with a meaning for one, and not longer than they allow. */
export function diskName(name: string): string {
  const plain = name.replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_').replace(/[. ]+$/, '_')
  for (let length = BYTES; ; length -= 5) {
    const cut = shortened(plain, length)
    if (Buffer.byteLength(cut) <= BYTES) return cut
  }
}

/** Every character but those that RFC 8187 leaves as they are. */
function percent(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** The header by which a browser saves or shows a file under its name (RFC 6266): any script, with ASCII for what is old. */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const disk = diskName(name)
  const ascii = disk
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|[%"\\;]/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${percent(disk)}`
}
