import { circuitNamed } from '#sources/cjf/vocabulary'

/** The source whose documents are of courts of the catalogue. */
export const SOURCE = 'cjf'

/** A document of the library, as far as its court and outcome go. */
export interface DocumentRow {
  id: number
  kind: string
  title: string
  facets: string | Record<string, string[]>
  metadata: string | { key: string; value: string }[]
  change_seq: number | string
  withdrawn_at: string | Date | null
}

/** What a document tells of the work of a court. Days as `YYYY-MM-DD`. */
export interface ReadRuling {
  documentId: number
  organId: string | null
  courtName: string | null
  /** 1 to 32, as the document tells it; 0 = not told. */
  circuit: number
  judges: string[]
  neun: string | null
  isCase: boolean
  decidedOn: string | null
  filedOn: string | null
  sentido: string | null
  materia: string | null
  proceeding: string | null
}

/** Reads a document; null for one that was withdrawn. The page of a case without an outcome is one that was not decided. */
export function readRuling(row: DocumentRow): ReadRuling | null {
  if (row.withdrawn_at) return null
  const facets: Record<string, string[]> = typeof row.facets === 'string' ? JSON.parse(row.facets) : row.facets
  const facts: { key: string; value: string }[] =
    typeof row.metadata === 'string' ? JSON.parse(row.metadata) : row.metadata
  const first = (name: string, longest = 120) => facets[name]?.[0]?.slice(0, longest) ?? null
  const fact = (key: string) => facts.find((one) => one.key === key)?.value ?? null
  const organId = fact('organId')
  return {
    documentId: Number(row.id),
    organId: organId && /^\d{1,10}$/.test(organId) ? String(Number(organId)) : null,
    courtName: first('organo', 300),
    circuit: circuitNamed(first('circuito') ?? '')?.number ?? 0,
    judges: facets.magistrados ?? [],
    neun: fact('neun')?.slice(0, 20) ?? null,
    isCase: row.kind === 'expediente',
    decidedOn: dayOf(first('fechaSentencia')),
    filedOn: dayOf(first('fechaPresentacion')),
    sentido: first('sentidoSentencia', 160),
    materia: first('materia'),
    proceeding: first('asunto'),
  }
}

function dayOf(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null
}
