import { useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import type { Kind } from './types'

export type FileRow = {
  line: number
  from: string
  to: string
  counts: boolean
  kind: Kind | null
  basis: string | null
  reason: string | null
}

export type FileProblem = { line: number | null; problem: string; values?: Record<string, string> }

/** What a file would bring. */
export type Preview = { content: string; rows: FileRow[]; problems: FileProblem[]; newYears: number[] }

const LARGEST = 1_000_000

const refused = (problem: string): Preview => ({
  ...{ content: '', rows: [], newYears: [] },
  problems: [{ line: null, problem }],
})

/** The bytes of a file in base64, as JSON carries them. */
async function encoded(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Asks the server what a file would bring; nothing is stored. */
export function useFilePreview(address: string) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isReading, setReading] = useState(false)

  async function read(file: File) {
    if (file.size > LARGEST) return setPreview(refused('too_large'))
    setReading(true)
    try {
      setPreview(await fetchJson<Preview>(address, { method: 'POST', body: { file: await encoded(file) } }))
    } catch {
      setPreview(refused('not_read'))
    } finally {
      setReading(false)
    }
  }
  return { preview, isReading, read }
}
