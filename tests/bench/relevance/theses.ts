import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tierOf } from '#app/research/authority/tier'
import type { IndexedDocument } from '#app/core/search/search_engine'

interface Ruling {
  engroseId: number
  expediente: string
  asunto: string
  engrose: string
  fechaResolucion: string
}

interface Row {
  idTesis: number
  rubro: string
  texto: string
  precedentes: string
  epoca: string
  instancia: string
  tipoTesis: string
  tesis: string
  anio: number
  materias: string[]
}

/** The theses of the samples (`SAMPLES_DIR`), as an index takes them; ids are registros digitales. */
export function thesesOf(dir: string): IndexedDocument[] {
  return readLines<Row>(dir, 'tesis.jsonl').map((row) => {
    return {
      id: row.idTesis,
      source: 'scjn',
      kind: 'tesis',
      title: row.rubro.normalize('NFC'),
      body: `${row.texto}\n${row.precedentes}`.replace(/\r\n?/g, '\n').normalize('NFC'),
      publishedOn: `${row.anio}-01-01`,
      facets: { materia: row.materias },
      names: [row.tesis],
      tier:
        tierOf({ documentType: 'tesis', facets: { instancia: [row.instancia], tipo: [row.tipoTesis] } }) ?? undefined,
    }
  })
}

/** The whole rulings of the samples, in the same index as the theses; ids are those of their engroses. */
export function rulingsOf(dir: string): IndexedDocument[] {
  return readLines<Ruling>(dir, 'engroses.jsonl').map((row) => ({
    id: row.engroseId,
    source: 'scjn',
    kind: 'engrose',
    title: row.asunto.normalize('NFC'),
    body: row.engrose.replace(/\r\n?/g, '\n').normalize('NFC'),
    publishedOn: row.fechaResolucion,
    facets: {},
    names: [row.expediente],
  }))
}

function readLines<Row>(dir: string, file: string): Row[] {
  const lines = readFileSync(join(dir, 'replay/scjn', file), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as Row)
}
