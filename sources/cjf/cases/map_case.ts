import type { Division, LegalDocument, RawPage } from '#sources/contract/contract'
import { longDate } from '#sources/text/spanish'
import { isOfTheJudiciary } from '#sources/cjf/addresses'
import { organOf } from '#sources/cjf/organ'
import type { Agreement, CaseFile } from '#sources/cjf/records'
import { panelFacts } from '#sources/cjf/rulings/ruling_facts'

type Mapped = Omit<LegalDocument, 'fingerprint'>

/** A case page in our vocabulary: what the panel says, then the acuerdos with their summaries, the rulings and the related cases. */
export function mapCase(file: CaseFile, page: RawPage): Mapped {
  const facts = panelFacts(file)
  const name = [file.proceeding, file.number].filter(Boolean).join(' ')
  const latest = file.agreements
    .flatMap(({ decidedOn }) => decidedOn ?? [])
    .sort()
    .at(-1)
  return {
    kind: 'expediente',
    documentType: 'expediente',
    externalId: file.neun,
    slug: `expediente-${file.neun}`,
    title: `${name}, ${file.court}`,
    ...textOf(file),
    publishedOn: facts.decidedOn ?? latest ?? facts.filedOn,
    url: isOfTheJudiciary(page.url) ? page.url : null,
    facets: facetsOf(file, page),
    metadata: metadataOf(file),
    citation: `${file.court}, ${name}, NEUN ${file.neun}.`,
    citationKeys: [`NEUN ${file.neun}`],
  }
}

function facetsOf(file: CaseFile, page: RawPage): Record<string, string[]> {
  const facts = panelFacts(file)
  const organ = organOf(file.court, page.context?.circuito)
  return {
    numExpediente: [file.number],
    estado: facts.states.length ? facts.states : organ.state,
    ciudad: facts.cities.length ? facts.cities : organ.city,
    asunto: file.proceeding ? [file.proceeding] : [],
    materia: facts.subjects,
    subMateria: facts.branches,
    circuito: organ.circuit,
    organo: [organ.name],
    tipoOrgano: organ.kind,
    especialidadOrgano: organ.branches,
    magistrados: [],
    actosReclamados: facts.acts,
    actosReclamadosEspecificos: facts.specificActs,
    sentidoSentencia: facts.outcomes,
    fechaPresentacion: facts.filedOn ? [facts.filedOn] : [],
    fechaSentencia: facts.decidedOn ? [facts.decidedOn] : [],
    downloadedPDF: ['false'],
  }
}

function metadataOf(file: CaseFile): LegalDocument['metadata'] {
  const facts = panelFacts(file)
  return [
    { key: 'caseNumber', value: file.number },
    { key: 'caseType', value: file.proceeding },
    { key: 'court', value: file.court },
    { key: 'organId', value: file.organId },
    { key: 'neun', value: file.neun },
    { key: 'occNumber', value: file.occNumber },
    { key: 'subject', value: [...facts.subjects, ...facts.branches].join(', ') },
    { key: 'outcome', value: facts.outcomes.join(', ') },
    { key: 'filedOn', value: facts.filedOn ? longDate(facts.filedOn) : '' },
    { key: 'decidedOn', value: facts.decidedOn ? longDate(facts.decidedOn) : '' },
  ].filter(({ value }) => value !== '')
}

/** The text and where its parts begin. */
function textOf(file: CaseFile): { body: string; outline: Division[] } {
  const lines: string[] = []
  const outline: Division[] = []
  let length = 0
  const write = (line: string) => {
    lines.push(line)
    length += line.length + 1
  }
  const head = (label: string, level: number) => {
    outline.push({ kind: 'heading', level, label, name: null, start: length, slug: null })
    write(label)
  }
  // the site masks the names of parties and now and then forgets to; we never write one
  for (let party = 1; party <= file.parties; party++) write(`Parte ${party}: *****`)
  for (const { title, groups } of file.sections) {
    head(title || 'Captura de información', 0)
    for (const { label, value } of groups.flat()) write(`${label}: ${value}`)
  }
  if (file.agreements.length) head('Acuerdos', 0)
  for (const agreement of file.agreements) {
    head(agreementName(agreement), 1)
    for (const line of (agreement.text ?? agreement.summary).split('\n').filter(Boolean)) write(line)
  }
  if (file.rulings.length) head('Resoluciones', 0)
  for (const { enteredOn, topic } of file.rulings)
    write([enteredOn && longDate(enteredOn), topic].filter(Boolean).join('. '))
  if (file.related.length) head('Asuntos relacionados', 0)
  for (const { neun, number, court } of file.related) write(`${number}, ${court} (NEUN ${neun})`)
  return { body: lines.join('\n') || `${file.proceeding} ${file.number}`.trim(), outline }
}

function agreementName({ number, decidedOn, publishedOn, notebook }: Agreement): string {
  const published = publishedOn ? `publicado el ${longDate(publishedOn)}` : 'sin publicar'
  const parts = [decidedOn && longDate(decidedOn), notebook && `cuaderno ${notebook.toLowerCase()}`, published]
  return `Acuerdo ${number}: ${parts.filter(Boolean).join(', ')}`
}
