import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawPage } from '#sources/contract/contract'
import { packMember } from '#sources/raw/gzip_members'
import { toLine } from '#sources/raw/raw_line'
import { contextOf } from '../client.js'
import { SITE } from '../listing.js'
import type { ListedLaw } from '../listing.js'
import { STATES } from '../states.js'
import { MOUNTAIN_WATERS } from './mountain_waters.js'
import { NEIGHBOURHOOD_MARKETS } from './neighbourhood_markets.js'
import { NIGHT_PROCEDURE } from './night_procedure.js'

/** Always the same, so that the files are. */
const READ_ON = new Date('2026-07-01T12:00:00Z')

interface DemoLaw extends Omit<ListedLaw, 'state' | 'status'> {
  edo: number
  text: string
}

const LAWS: DemoLaw[] = [
  {
    id: '900000001',
    title: 'LEY DE MERCADOS DE BARRIO DEL ESTADO DE JALISCO (FICTICIA)',
    tipo: 'Ley',
    date: '2019-05-11',
    edo: 14,
    text: NEIGHBOURHOOD_MARKETS,
  },
  {
    id: '900000002',
    title: 'CÓDIGO DE PROCEDIMIENTOS NOCTURNOS DE LA CIUDAD DE MÉXICO (FICTICIO)',
    tipo: 'Código',
    date: '2020-08-18',
    edo: 9,
    text: NIGHT_PROCEDURE,
  },
  {
    id: '900000003',
    title: 'LEY DE AGUAS DE MONTAÑA DEL ESTADO DE NUEVO LEÓN (FICTICIA)',
    tipo: 'Ley',
    date: '2016-03-04',
    edo: 19,
    text: MOUNTAIN_WATERS,
  },
]

/** Invented answers of the Orden Jurídico Nacional, as plain text: laws of three states, each with the notes of its publisher. */
export function demoPages(): RawPage[] {
  return LAWS.map(({ edo, text, ...row }) => ({
    kind: 'ley',
    externalId: row.id,
    url: `${SITE}obtenerdoc.php?nombreclave=o${row.id}.doc`,
    contentType: 'text/plain; charset=utf-8',
    etag: null,
    body: Buffer.from(text.trim()),
    context: contextOf(
      { ...row, status: 'Vigente', state: STATES[edo - 1] },
      { facts: new Map([['poder', 'Legislativo']]) }
    ),
  }))
}

/** Writes the invented answers where `readRaw(dir, …)` reads them, in place of those it wrote before. */
export async function writeDemoResponses(dir: string): Promise<{ ley: number }> {
  const folder = join(dir, 'state_laws', 'ley')
  await mkdir(folder, { recursive: true })
  const pages = demoPages()
  await writeFile(
    join(folder, 'demo.jsonl.gz'),
    await packMember(Buffer.from(pages.map((page) => toLine(page, READ_ON)).join('')))
  )
  return { ley: pages.length }
}
