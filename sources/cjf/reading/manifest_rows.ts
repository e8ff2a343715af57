import { parse } from 'csv-parse/sync'
import { unaccented } from '#sources/text/spanish'
import { textOf } from './prepare.js'

/** Columns of `manifest.csv` and the names that are taken for them; capitals, accents and blanks make no difference. */
const COLUMNS: Record<string, string[]> = {
  file: ['archivo', 'file', 'documento'],
  neun: ['neun'],
  organId: ['organo_id', 'id_organo', 'organismo'],
  court: ['organo', 'nombre_organo'],
  proceeding: ['tipo_asunto', 'asunto'],
  number: ['expediente', 'numero_expediente'],
  circuit: ['circuito'],
  state: ['estado', 'entidad_federativa'],
  city: ['ciudad', 'municipio'],
  subjects: ['materia', 'materias'],
  branches: ['submateria', 'sub_materia'],
  acts: ['actos_reclamados'],
  specificActs: ['actos_reclamados_especificos', 'actos_especificos'],
  outcome: ['sentido', 'sentido_sentencia'],
  judges: ['magistrados', 'magistrado', 'ponente', 'juez'],
  secretary: ['secretario', 'secretaria'],
  topic: ['tema', 'resumen'],
  filedOn: ['fecha_presentacion'],
  decidedOn: ['fecha_sentencia', 'fecha'],
  url: ['url', 'direccion'],
}

/** A row of the list: column → text, by our names. */
export interface ManifestRow {
  /** Of the file, from 2: the first line holds the names of the columns. */
  line: number
  fields: Record<string, string>
}

/** The list cannot be read at all; the message says why. */
export class UnreadableManifest extends Error {}

/**
 * Reads the list: UTF-8 (with or without mark) or windows-1252; cells apart by commas, semicolons or tabs. A row with more or fewer cells than
 * the first line is a row all the same. Throws UnreadableManifest.
 */
export function manifestRows(bytes: Uint8Array): ManifestRow[] {
  const text = textOf(bytes).replace(/^\ufeff/, '')
  const names = text.slice(0, text.search(/\r?\n|$/))
  const delimiter = [';', '\t', ','].sort((one, other) => names.split(other).length - names.split(one).length)[0]
  const records = cellsOf(text, delimiter)
  const [header, ...rows] = records
  const columns = (header?.record ?? []).map(columnOf)
  if (!columns.includes('file') || !columns.includes('number'))
    throw new UnreadableManifest('manifest.csv: the first line needs the columns archivo and expediente')
  return rows
    .map(({ record, info }) => ({
      line: info.lines,
      fields: Object.fromEntries(columns.flatMap((name, at) => (name ? [[name, (record[at] ?? '').trim()]] : []))),
    }))
    .filter(({ fields }) => Object.values(fields).some(Boolean))
}

interface Cells {
  record: string[]
  info: { lines: number }
}

function cellsOf(text: string, delimiter: string): Cells[] {
  try {
    const options = { delimiter, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
    return parse(text, options) as unknown as Cells[]
  } catch (error) {
    throw new UnreadableManifest(`manifest.csv: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function columnOf(title: string): string | null {
  const plain = unaccented(title.trim()).replace(/[\s.-]+/g, '_')
  return Object.entries(COLUMNS).find(([, names]) => names.includes(plain))?.[0] ?? null
}
