import { useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'

interface FilePreviewOptions<P> {
  /** Bytes; a larger file is not sent. */
  largest: number
  /** What is shown of a file that was not looked at. */
  refused: (problem: 'too_large' | 'not_read') => P
}

/** The bytes of a file in base64, as JSON carries them. */
async function encoded(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Asks the server what a file would bring; nothing is stored. `read` may say more beside the file. */
export function useFilePreview<P>(address: string, { largest, refused }: FilePreviewOptions<P>) {
  const [preview, setPreview] = useState<P | null>(null)
  const [isReading, setReading] = useState(false)

  async function read(file: File, beside: object = {}) {
    if (file.size > largest) return setPreview(refused('too_large'))
    setReading(true)
    try {
      setPreview(await fetchJson<P>(address, { method: 'POST', body: { ...beside, file: await encoded(file) } }))
    } catch {
      setPreview(refused('not_read'))
    } finally {
      setReading(false)
    }
  }
  return { preview, isReading, read }
}
