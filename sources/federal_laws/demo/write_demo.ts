import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawPage } from '#sources/contract/contract'
import { packMember } from '#sources/raw/gzip_members'
import { toLine } from '#sources/raw/raw_line'
import { contextOf } from '../client.js'
import type { IndexRow } from '../index_rows.js'
import { SITE } from '../listing.js'
import { AMPARO_LAW } from './amparo_law.js'
import { BRIDLE_PATHS } from './bridle_paths.js'
import { CIVIL_CODE } from './civil_code.js'
import { CONSTITUTION } from './constitution.js'
import { DIGITAL_PROTOCOLS } from './digital_protocols.js'
import { NEIGHBOURHOOD_MEDIATION } from './neighbourhood_mediation.js'

/** Always the same, so that the files are. */
const FIRST_READ = '2024-01-15'
const LAST_READ = '2026-07-01'

const LAW: IndexRow = {
  ref: 'demo_lfmv',
  number: '901',
  name: 'LEY Federal de Mediación Vecinal (ficticia)',
  publishedOn: '2016-02-09',
  note: 'Nueva reforma',
  changed: 'DOF 22/05/2024',
  changedOn: '2024-05-22',
  code: 'FICTICIA_LFMV',
  doc: 'doc/FICTICIA_LFMV.doc',
  pdf: null,
  isListedAbrogated: false,
}
const CODE: IndexRow = {
  ...LAW,
  ref: 'demo_cnpd',
  number: '902',
  name: 'CÓDIGO Nacional de Protocolos Digitales (ficticio)',
  publishedOn: '2022-08-03',
  note: '(Abrogado en un plazo que no exceda del 31/12/2030)',
  changed: 'DOF 17/01/2025',
  changedOn: '2025-01-17',
  code: 'FICTICIO_CNPD',
  doc: 'doc/FICTICIO_CNPD.doc',
}
const OLD: IndexRow = {
  ...LAW,
  ref: 'demo_lch',
  number: '903',
  name: 'LEY de Caminos de Herradura (ficticia)',
  publishedOn: '1934-01-30',
  note: 'Ley abrogada a partir del 01/01/1981',
  changed: 'Sin reforma',
  changedOn: null,
  code: 'FICTICIA_LCH',
  doc: 'abro/demo_lch/FICTICIA_LCH_abro.doc',
  isListedAbrogated: true,
}

/** Real laws, of which the demo shows some articles: a search for words of practice finds statutes too. */
const EXTRACTS: [IndexRow, string][] = [
  [
    extract({
      ref: 'demo_lamp',
      name: 'LEY de Amparo, Reglamentaria de los artículos 103 y 107 de la Constitución Política de los Estados Unidos Mexicanos',
      publishedOn: '2013-04-02',
    }),
    AMPARO_LAW,
  ],
  [
    extract({
      ref: 'demo_cpeum',
      name: 'CONSTITUCIÓN Política de los Estados Unidos Mexicanos',
      publishedOn: '1917-02-05',
    }),
    CONSTITUTION,
  ],
  [extract({ ref: 'demo_ccf', name: 'CÓDIGO Civil Federal', publishedOn: '1928-05-26' }), CIVIL_CODE],
]

function extract({ ref, name, publishedOn }: Pick<IndexRow, 'ref' | 'name' | 'publishedOn'>): IndexRow {
  const code = ref.replace('demo_', 'EXTRACTO_').toUpperCase()
  const unknown = { number: '', note: '', changed: '', changedOn: null }
  return {
    ...LAW,
    ...unknown,
    ref,
    publishedOn,
    name: `${name} (extracto de demostración)`,
    code,
    doc: `doc/${code}.doc`,
  }
}

/** Answers of LeyesBiblio as plain text: an invented law in two states, a code, a law that was abrogated, and extracts of real laws. */
export function demoPages(): { page: RawPage; readOn: string }[] {
  const before = { ...LAW, changed: 'DOF 14/11/2019', changedOn: '2019-11-14', note: '' }
  return [
    { page: pageOf(before, stateOf(NEIGHBOURHOOD_MEDIATION, 1), FIRST_READ), readOn: FIRST_READ },
    { page: pageOf(OLD, BRIDLE_PATHS, LAST_READ), readOn: LAST_READ },
    { page: pageOf(CODE, DIGITAL_PROTOCOLS, LAST_READ), readOn: LAST_READ },
    ...EXTRACTS.map(([row, text]) => ({ page: pageOf(row, text, LAST_READ), readOn: LAST_READ })),
    { page: pageOf(LAW, stateOf(NEIGHBOURHOOD_MEDIATION, 2), LAST_READ), readOn: LAST_READ },
  ]
}

/** Writes the invented answers where `readRaw(dir, …)` reads them, in place of those it wrote before. */
export async function writeDemoResponses(dir: string): Promise<{ ley: number }> {
  const folder = join(dir, 'federal_laws', 'ley')
  await mkdir(folder, { recursive: true })
  const pages = demoPages()
  const members = pages.map(({ page, readOn }) =>
    packMember(Buffer.from(toLine(page, new Date(`${readOn}T12:00:00Z`))))
  )
  await writeFile(join(folder, 'demo.jsonl.gz'), Buffer.concat(await Promise.all(members)))
  return { ley: new Set(pages.map(({ page }) => page.externalId)).size }
}

/** The lines of a text that are in one of its states. */
function stateOf(text: string, state: 1 | 2): string {
  return text
    .split('\n')
    .filter((line) => !/^[12]>/.test(line) || line.startsWith(`${state}>`))
    .map((line) => line.replace(/^[12]>/, ''))
    .join('\n')
}

function pageOf(row: IndexRow, text: string, readOn: string): RawPage {
  return {
    kind: 'ley',
    externalId: row.ref,
    url: new URL(row.doc ?? '', SITE).href,
    contentType: 'text/plain; charset=utf-8',
    etag: null,
    body: Buffer.from(text.trim()),
    context: contextOf(row, readOn),
  }
}
