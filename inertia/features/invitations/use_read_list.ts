import { useState } from 'react'
import { CallRefused, fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'
import type { ReadList } from './read_list'

interface Given {
  text?: string
  file?: File | null
  roleId: number
}

/** The bytes of a file in base64, as JSON carries them. */
async function encoded(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Asks the server to read and judge a list; nothing is sent to anybody. */
export function useReadList() {
  const [list, setList] = useState<ReadList | null>(null)
  const [isReading, setReading] = useState(false)

  async function read({ text, file, roleId }: Given) {
    setReading(true)
    try {
      const body = { text, file: file ? await encoded(file) : undefined, roleId }
      setList(await fetchJson<ReadList>(route('law_firm.invitations.lists.store'), { method: 'POST', body }))
    } catch (error) {
      setList({ rows: [], problem: error instanceof CallRefused ? 'unreadable' : 'offline' })
    } finally {
      setReading(false)
    }
  }
  return { list, isReading, read, forget: () => setList(null) }
}
