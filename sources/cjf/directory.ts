import type { Http } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { lineOf } from '#sources/text/plain_text'
import { directoryAddress } from './addresses.js'
import { rawText, readHtml, within } from '#sources/cjf/reading/html_tree'
import { organOf } from './organ.js'
import { CIRCUITS } from './vocabulary.js'

/** A court as the directory lists it. */
export interface ListedCourt {
  circuit: number
  id: string
  /** J, C, A, L, P or K as the judiciary classes its courts; empty when the name tells nothing. */
  class: string
  name: string
}

const CLASSES: Record<string, string> = {
  'Juzgado de Distrito': 'J',
  'Tribunal Colegiado de Circuito': 'C',
  'Tribunal Unitario de Circuito': 'A',
  'Tribunal Colegiado de Apelación': 'A',
  'Tribunal Laboral Federal': 'L',
  'Pleno Regional': 'P',
  'Pleno de Circuito': 'P',
  'Comisión de Conflictos Laborales': 'K',
}

/** Reads the directory of courts, circuit by circuit. A circuit that does not answer is told of and left out. */
export async function* readDirectory(
  http: Http,
  onFailed: (circuit: number, reason: string) => void
): AsyncGenerator<ListedCourt> {
  for (const { number, portalCode } of CIRCUITS) {
    try {
      const { status, body } = await http.get(directoryAddress(portalCode), { accept: 'text/html' })
      const courts = status === 200 ? courtsOf(body, number) : []
      if (courts.length) yield* courts
      else onFailed(number, status === 200 ? 'no courts' : `HTTP ${status}`)
    } catch (error) {
      if (!(error instanceof HttpFailed)) throw error
      onFailed(number, error.reason)
    }
  }
}

/** The courts of a page of the directory, which is windows-1252. */
export function courtsOf(body: Uint8Array, circuit: number): ListedCourt[] {
  const page = readHtml(new TextDecoder('windows-1252').decode(body))
  const list = within(page, ({ tag, attributes }) => tag === 'select' && attributes.name === 'Organismo').next().value
  if (!list) return []
  // options are often not closed, so that one holds the next
  return [...within(list, ({ tag }) => tag === 'option')].flatMap((option) => {
    const id = option.attributes.value?.trim() ?? ''
    const own = { ...option, children: option.children.filter(({ tag }) => tag === '#text') }
    const name = lineOf(rawText(own))
    if (!/^[1-9]\d{0,9}$/.test(id) || !name) return []
    return [{ circuit, id, class: CLASSES[organOf(name).kind[0] ?? ''] ?? '', name }]
  })
}
