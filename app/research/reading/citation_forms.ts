import type LegalDocument from '#app/research/models/legal_document'

/** A way to cite a document: as a writ does, in brief, with its rubro, or as the record of the Semanario Judicial. */
export interface CitationForm {
  form: 'full' | 'brief' | 'rubro' | 'record'
  text: string
}

type Cited = Pick<LegalDocument, 'documentType' | 'title' | 'citation' | 'metadata'>

const COURT = 'Suprema Corte de Justicia de la Nación'
/** Theses of these épocas have a title and a subtitle instead of a rubro (Acuerdo General Plenario 20/2013, article 4). */
const TITLED = ['Décima Época', 'Undécima Época', 'Duodécima Época']
const KINDS: Record<string, string> = { Jurisprudencia: 'jurisprudencia', Aislada: 'tesis aislada' }

/** The ready-to-paste citations of a document; the brief ones and the record only where the source tells what they consist of. */
export function citationsOf(document: Cited): CitationForm[] {
  const fact = factsOf(document)
  const [clave, registration] = [fact('thesisNumber'), fact('registration')]
  const [caseType, caseNumber] = [fact('caseType'), fact('caseNumber')]
  const forms: CitationForm[] = [{ form: 'full', text: writCitation(document) }]
  if (clave && registration) forms.push({ form: 'brief', text: `${clave}, registro digital ${registration}` })
  if (caseType && caseNumber) forms.push({ form: 'brief', text: `${caseType} ${caseNumber}` })
  if (document.documentType !== 'tesis') return forms
  forms.push({ form: 'rubro', text: withRubro(document) })
  if (registration) forms.push({ form: 'record', text: recordOf(document) })
  return forms
}

/**
 * As a writ cites a thesis: who gave it, whether it is jurisprudencia, its clave and where it was published:
 * `Primera Sala de la Suprema Corte de Justicia de la Nación, jurisprudencia 1a./J. 45/2023 (11a.), Gaceta …`. Another document as its source cites it.
 */
export function writCitation(document: Cited): string {
  const fact = factsOf(document)
  const [, rest] = /^Tesis: (.+)$/s.exec(document.citation) ?? []
  if (!rest || document.documentType !== 'tesis') return document.citation
  const kind = KINDS[fact('thesisType') ?? ''] ?? 'tesis'
  return [organOf(fact), `${kind} ${rest}`].filter(Boolean).join(', ')
}

/** The organ in full: a chamber, or the full court, with the name of the Court. */
function organOf(fact: (key: string) => string | undefined): string | undefined {
  const court = fact('court')
  if (!court || fact('instance') !== COURT || court.includes(COURT)) return court
  return `${court} de la ${COURT}`
}

/** The head of a thesis as the Semanario shows it on its own page, a line for each fact. */
export function recordOf(document: Cited): string {
  const fact = factsOf(document)
  const lines: [string, string | undefined][] = [
    ['Registro digital', fact('registration')],
    ['Instancia', fact('instance') === COURT ? (fact('court') ?? COURT) : fact('instance')],
    ['', fact('epoch')],
    ['Materia(s)', fact('subjects')],
    ['Tesis', fact('thesisNumber')],
    ['Fuente', [fact('publication'), placesIn(document.citation)].filter(Boolean).join('. ')],
    ['Tipo', fact('thesisType')],
  ]
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => (label ? `${label}: ${value}` : value))
    .join('\n')
}

/** Where it stands in its publication, which a citation names between the época and the registro: `Libro 26, Junio de 2023, Tomo III, página 1234`. */
function placesIn(citation: string): string | undefined {
  const [, places] = /\p{L}+ Época, (.+), registro digital/u.exec(citation) ?? []
  return places?.replace(/(?<=, )\p{Ll}+(?= de \d{4})/u, (month) => month.charAt(0).toUpperCase() + month.slice(1))
}

/** How the heading of a thesis is called. */
function headingOf(epoch: string | undefined): string {
  return epoch !== undefined && TITLED.includes(epoch) ? 'título y subtítulo' : 'rubro'
}

function withRubro(document: Cited): string {
  const citation = writCitation(document).replace(/\.$/, '')
  const heading = headingOf(factsOf(document)('epoch'))
  return `${citation}, de ${heading}: ${quoted(document.title.replace(/\.$/, ''))}.`
}

/** In the quotation marks of Mexican writs; those within become single ones. */
export function quoted(text: string): string {
  return `“${text.replace(/[“«]/g, '‘').replace(/[”»]/g, '’')}”`
}

const factsOf =
  ({ metadata }: Pick<LegalDocument, 'metadata'>) =>
  (key: string): string | undefined =>
    metadata.find((one) => one.key === key)?.value || undefined
