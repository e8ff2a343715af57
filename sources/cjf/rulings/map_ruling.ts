import type { LegalDocument, RawPage } from '#sources/contract/contract'
import { longDate, unaccented } from '#sources/text/spanish'
import { isOfTheJudiciary } from '#sources/cjf/addresses'
import { organOf } from '#sources/cjf/organ'
import type { RulingFile } from '#sources/cjf/records'
import { judgesOf, outcomeOf } from './ruling_text.js'

type Mapped = Omit<LegalDocument, 'fingerprint'>

/** A ruling in our vocabulary. What its list does not tell is read from its text, as far as that is plain. */
export function mapRuling(file: RulingFile, page: RawPage): Mapped {
  const name = [file.proceeding, file.number].filter(Boolean).join(' ')
  const court = organOf(file.court || `Órgano ${file.organId}`).name
  const dated = file.decidedOn ? `sentencia de ${longDate(file.decidedOn)}` : 'sentencia'
  return {
    kind: 'sentencia',
    documentType: 'sentencia',
    externalId: file.id,
    slug: `sentencia-${unaccented(file.id).replace(/[^a-z0-9]+/g, '-')}`,
    title: file.topic ? `${name}. ${file.topic}` : `${name}, ${court}`,
    body: file.paragraphs.join('\n'),
    publishedOn: file.decidedOn,
    url: isOfTheJudiciary(page.url) ? page.url : null,
    facets: facetsOf(file),
    metadata: metadataOf(file, court),
    citation: `${court}, ${name}, ${dated}${file.neun ? `, NEUN ${file.neun}` : ''}.`,
    citationKeys: file.neun ? [`NEUN ${file.neun}`] : [],
  }
}

function facetsOf(file: RulingFile): Record<string, string[]> {
  const organ = organOf(file.court || `Órgano ${file.organId}`, file.circuit)
  const outcome = outcomeOf(file)
  return {
    numExpediente: [file.number],
    estado: file.state ? [file.state] : organ.state,
    ciudad: file.city ? [file.city] : organ.city,
    asunto: file.proceeding ? [file.proceeding] : [],
    materia: file.subjects,
    subMateria: file.branches,
    circuito: organ.circuit,
    organo: [organ.name],
    tipoOrgano: organ.kind,
    especialidadOrgano: organ.branches,
    magistrados: judgesOf(file),
    actosReclamados: file.acts,
    actosReclamadosEspecificos: file.specificActs,
    sentidoSentencia: outcome ? [outcome] : [],
    fechaPresentacion: file.filedOn ? [file.filedOn] : [],
    fechaSentencia: file.decidedOn ? [file.decidedOn] : [],
    downloadedPDF: [String(file.isPdf)],
  }
}

function metadataOf(file: RulingFile, court: string): LegalDocument['metadata'] {
  return [
    { key: 'caseNumber', value: file.number },
    { key: 'caseType', value: file.proceeding },
    { key: 'court', value: court },
    { key: 'organId', value: file.organId },
    { key: 'neun', value: file.neun },
    { key: 'judges', value: judgesOf(file).join(', ') },
    { key: 'secretary', value: file.secretary },
    { key: 'subject', value: [...file.subjects, ...file.branches].join(', ') },
    { key: 'outcome', value: outcomeOf(file) },
    { key: 'topic', value: file.topic },
    { key: 'filedOn', value: file.filedOn ? longDate(file.filedOn) : '' },
    { key: 'decidedOn', value: file.decidedOn ? longDate(file.decidedOn) : '' },
  ].filter(({ value }) => value !== '')
}
