import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IndexedDocument } from '#app/core/search/search_engine'

interface Row {
  idTesis: number
  rubro: string
  texto: string
  precedentes: string
  epoca: string
  instancia: string
  tesis: string
  anio: number
  materias: string[]
}

/** The theses of the samples (`SAMPLES_DIR`), as an index takes them; ids are registros digitales. */
export function thesesOf(dir: string): IndexedDocument[] {
  const lines = readFileSync(join(dir, 'replay/scjn/tesis.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const row = JSON.parse(line) as Row
    return {
      id: row.idTesis,
      source: 'scjn',
      kind: 'tesis',
      title: row.rubro.normalize('NFC'),
      body: `${row.texto}\n${row.precedentes}`.replace(/\r\n?/g, '\n').normalize('NFC'),
      publishedOn: `${row.anio}-01-01`,
      facets: { materia: row.materias },
      names: [row.tesis],
    }
  })
}
