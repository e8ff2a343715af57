import vine from '@vinejs/vine'
import { LANGUAGES, translate } from '#app/core/messages/catalogue'
import { fold } from '#app/core/text/fold'
import { line } from '#app/core/validators/fields'
import { MATERIAS, STATUSES } from '#app/matters/materias'
import { MATTER_LENGTHS } from '#app/matters/validators/matter'
import type { ImportField, JudgingContext, RowProblem } from './import_field.js'

const REFERENCE = 20
const MOST_CLIENTS = 20

/** What a file may say of a matter. */
export const MATTER_IMPORT_FIELDS: ImportField[] = [
  {
    key: 'reference',
    headings:
      /^(numero|num\.?|no\.?|folio|clave|numero interno|numero de asunto|internal number|reference|matter number|ref\.?)$/,
  },
  {
    key: 'title',
    required: true,
    headings:
      /^(asunto|titulo|nombre|caratula|expediente|caso|title|matter|case|name|subject|matter name|description)$/,
  },
  { key: 'materia', headings: /^(materia|area|rama|practice area|area of law|type of law)$/ },
  { key: 'proceeding', headings: /^(tipo de juicio|juicio|via|procedimiento|proceeding|type of proceeding)$/ },
  { key: 'stage', headings: /^(etapa|fase|stage|phase)$/ },
  {
    key: 'court',
    headings: /^(organo|organo o autoridad|autoridad|juzgado|tribunal|juzgado o tribunal|court|authority)$/,
  },
  {
    key: 'fileNumber',
    headings:
      /^(expediente judicial|numero de expediente|no\.? de expediente|exp\.?|expediente del juzgado|file number|court file|docket|case number)$/,
  },
  { key: 'clientNumber', headings: /^(numero del cliente|referencia del cliente|client number|client reference)$/ },
  { key: 'client', headings: /^(cliente|clientes|actor|promovente|client|clients|client name)$/ },
  {
    key: 'responsible',
    headings: /^(responsable|abogado|abogado responsable|encargado|responsible|lawyer|attorney|assignee)$/,
  },
  { key: 'status', headings: /^(estado|estatus|situacion|status|state)$/ },
]

const shape = vine.create({
  reference: line(REFERENCE).optional(),
  title: line(MATTER_LENGTHS.title),
  materia: vine.enum(MATERIAS),
  proceeding: line(MATTER_LENGTHS.proceeding).optional(),
  stage: line(MATTER_LENGTHS.stage).optional(),
  court: line(MATTER_LENGTHS.court).optional(),
  fileNumber: line(MATTER_LENGTHS.fileNumber).optional(),
  clientNumber: line(MATTER_LENGTHS.clientNumber).optional(),
  clients: vine.array(line(MATTER_LENGTHS.clientName)).maxLength(MOST_CLIENTS).optional(),
  status: vine.enum(STATUSES),
})

/** A choice by its key or by its name in either language. */
function named<T extends string>(all: readonly T[], text: string, message: (key: T) => string): T | undefined {
  const told = fold(text)
  return all.find(
    (key) => key === told || LANGUAGES.some((language) => fold(translate(language, message(key))) === told)
  )
}

type Cells = Record<string, string>

/** Reads the cells of a row, by field. What it says is checked as the form checks it. */
export async function judgeMatter(cells: Cells, context: JudgingContext) {
  const problems: RowProblem[] = []
  const choice = <T extends string>(field: 'materia' | 'status', all: readonly T[], usual: string) => {
    const text = cells[field] || context.defaults[field] || usual
    const key = named(all, text, (each) => `matters.${field}.${each}`)
    if (!key)
      problems.push({
        field,
        reason: translate(context.language, 'transfers.reason.choice', { value: text.slice(0, 60) }),
      })
    return key
  }
  const [materia, status] = [choice('materia', MATERIAS, ''), choice('status', STATUSES, 'active')]
  const clients = (cells.client ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean)
  const responsibleId = personIn(cells.responsible ?? '', context, problems)
  const data = {
    ...cells,
    clients: clients.length > 0 ? clients : undefined,
    materia: materia ?? 'civil',
    status: status ?? 'active',
  }
  return { data, shape, problems, also: { ...(responsibleId === undefined ? {} : { responsibleId }) } }
}

/** Who answers for it, by e-mail or name; undefined when nothing is said. */
function personIn(text: string, { people, language }: JudgingContext, problems: RowProblem[]): number | undefined {
  if (text === '') return undefined
  const told = fold(text)
  const found = people.filter(({ name, email }) => fold(name) === told || email.toLowerCase() === text.toLowerCase())
  if (found.length === 1) return found[0]!.id
  const reason = found.length > 1 ? 'transfers.reason.person_twice' : 'transfers.reason.person_unknown'
  problems.push({ field: 'responsible', reason: translate(language, reason, { value: text.slice(0, 60) }) })
  return undefined
}

/** By what a matter is known when it comes again: its number in the firm, else before its court, else its title and client. */
export function matterKey(values: Record<string, unknown>): string {
  const said = (name: string) => fold(String(values[name] ?? ''))
  if (values.reference) return `reference ${said('reference')}`
  if (values.fileNumber) return `file ${said('fileNumber')} ${said('court')}`
  return `title ${said('title')} ${fold(String((values.clients as string[] | undefined)?.[0] ?? ''))}`
}
