import { JsonRecord } from '#sources/contract/json_record'
import { thesisTypeOf } from '../vocabulary.js'
import { nestedText, within } from './nested.js'
import { monthIn, placeOf, shortEpoch, shortInstance } from './place.js'

/** A thesis of any channel in the fields of the repository. What tells the channels apart is how they call the registro digital. */
export function thesisShape(json: JsonRecord): JsonRecord {
  if (json.has('ius')) return fromSemanario(json)
  return json.has('registroDigital') ? fromLegalSearch(json) : json
}

function fromSemanario(json: JsonRecord): JsonRecord {
  const place = nestedText(json.value('localizacion'))
  return new JsonRecord({
    ...json.texts(['rubro', 'texto', 'precedentes', 'fuente', 'tipoTesis', 'anexos', 'huellaDigital']),
    idTesis: json.value('ius'),
    epoca: json.text('epoca') || json.text('epocaAbr'),
    instancia: json.text('instancia') || json.text('instanciaAbr'),
    organoJuris: json.text('organoJuris') || json.text('sala'),
    tesis: json.text('claveTesis') || json.text('tesis'),
    localizacion: place,
    ...issueOf(place, json.text('fechaPublicacion')),
    notaPublica: json.text('textoPublicacion') || json.text('notaPublica'),
    materias: json.value('materias'),
    fechaPublicacion: json.text('fechaPublicacion'),
  })
}

function fromLegalSearch(json: JsonRecord): JsonRecord {
  const date = dateUnlessNull(json.text('fechaPublicacionSemanario'))
  const instance = nestedText(json.value('instancia'))
  const organ = nestedText(json.value('organoJurisdiccional')) || nestedText(json.value('organoJuris'))
  const type = nestedText(json.value('tipo')) || json.text('tipoTesis')
  const place = placeOf(json.value('localizacion'), {
    mark: thesisTypeOf(type, '') === 'Jurisprudencia' ? 'J' : 'TA',
    epoch: shortEpoch(json.value('epoca')),
    instance: shortInstance(organ || instance),
    publication: json.text('fuente'),
  })
  return new JsonRecord({
    ...json.texts(['fuente', 'anexos', 'huellaDigital']),
    idTesis: json.value('registroDigital'),
    rubro: json.text('rubro') || [json.text('titulo'), json.text('subtitulo')].filter(Boolean).join(' '),
    texto: textOf(json.value('texto')),
    precedentes: nestedText(json.value('notaPrecedente') ?? json.value('precedentes')),
    epoca: nestedText(json.value('epoca')),
    instancia: instance,
    organoJuris: organ,
    tesis: json.text('clave'),
    tipoTesis: type,
    localizacion: place,
    ...issueOf(place, date || within(json.value('localizacion'), 'anio')),
    notaPublica: publicationNote(json),
    materias: json.has('materia') ? json.value('materia') : json.value('materias'),
    fechaPublicacion: date,
  })
}

/** Year and month of the issue; those of the day of publication where the place does not tell them yet. */
function issueOf(place: string, date: string): { anio: string; mes: string } {
  const issue = monthIn(place)
  if (issue) return { anio: issue.year, mes: issue.month }
  const [, month, year] = /^\d{2}\/(\d{2})\/(\d{4})/.exec(date) ?? []
  const [, anio = year ?? '', mes = month ?? ''] = /^(\d{4})(?:-(\d{2}))?/.exec(date) ?? []
  return Number(anio) > 1 ? { anio, mes } : { anio: '', mes: '' }
}

/** The whole text where it comes whole; else the three parts in which theses are written since 2021. */
function textOf(value: unknown): string {
  const whole = typeof value === 'string' ? value : within(value, 'contenido')
  if (whole.trim()) return whole
  const parts = [
    ['Hechos', within(value, 'hechos')],
    ['Criterio jurídico', within(value, 'criteriosJuridicos') || within(value, 'criterioJuridico')],
    ['Justificación', within(value, 'justificacion')],
  ]
  const said = parts.filter(([, text]) => text.trim())
  return said.map(([name, text]) => (text.trim().startsWith(name) ? text : `${name}: ${text.trim()}`)).join('\n')
}

/** Year 1 is how the Court's systems write "no date". */
function dateUnlessNull(date: string): string {
  return /^(?:01\/01\/0001|0001-01-01)/.test(date) ? '' : date
}

function publicationNote(json: JsonRecord): string {
  const notes = [json.text('notaPublica'), nestedText(json.value('notas'))].flatMap((text) => text.split('\n'))
  return notes.find((note) => /se public[óo]/i.test(note)) ?? json.text('notaPublica')
}
