import { useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { useFilePreview } from '~/hooks/use_file_preview'
import { route } from '~/routes'
import type { ListPreview } from './list_preview'

/** Bytes of a file. */
const LARGEST = 3_000_000
/** Characters of a text. */
const LONGEST = 2_000_000

const refused = (problem: string): ListPreview => ({
  ...{ content: '', problem, rows: [], rowCount: 0, undated: 0, withoutCourt: 0 },
  ...{ leftOver: [], leftOverCount: 0, unclear: [] },
})

/** Asks the server what a file or a pasted text would bring; nothing is stored. */
export function useListPreview() {
  const address = route('law_firm.court_lists.preview')
  const file = useFilePreview<ListPreview>(address, { largest: LARGEST, refused })
  const [pasted, setPasted] = useState<ListPreview | null>(null)
  const [isAsking, setAsking] = useState(false)

  async function readText(text: string, beside: object) {
    if (text.length > LONGEST) return setPasted(refused('too_large'))
    setAsking(true)
    try {
      setPasted(await fetchJson<ListPreview>(address, { method: 'POST', body: { ...beside, text } }))
    } catch {
      setPasted(refused('not_read'))
    } finally {
      setAsking(false)
    }
  }
  async function readFile(chosen: File, beside: object) {
    setPasted(null)
    await file.read(chosen, { ...beside, fileName: chosen.name })
  }
  return { preview: pasted ?? file.preview, isReading: isAsking || file.isReading, readText, readFile }
}
