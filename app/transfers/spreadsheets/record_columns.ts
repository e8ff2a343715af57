import { shownPhone } from '#app/core/validators/phone'
import type Client from '#app/clients/models/client'
import { translate, type Language } from '#app/core/messages/catalogue'
import type { Subject } from '#app/transfers/records/import_field'

/** What a line of a file is made of: columns as the database has them, and names that were looked up. */
export type ExportLine = Record<string, string | number | null>

export const EXPORT_COLUMNS: Record<Subject, string[]> = {
  matters: [
    'reference',
    'title',
    'client',
    'materia',
    'proceeding',
    'stage',
    'court',
    'fileNumber',
    'clientNumber',
    'responsible',
    'team',
    'tags',
    'status',
    'archived',
    'createdAt',
    'updatedAt',
  ],
  clients: [
    'type',
    'name',
    'givenNames',
    'firstSurname',
    'secondSurname',
    'tradeName',
    'rfc',
    'curp',
    'email',
    'phone',
    'taxRegime',
    'street',
    'exteriorNumber',
    'interiorNumber',
    'colonia',
    'municipality',
    'zip',
    'state',
    'notes',
    'archived',
    'createdAt',
    'updatedAt',
  ],
}

const yes = (language: Language, value: unknown) => translate(language, value ? 'transfers.yes' : 'transfers.no')
const day = (value: unknown) => String(value ?? '').slice(0, 10)

/** A row of `matters` with who answers for it, its team and its tags, as a line of a file. */
export function matterLine(
  row: Record<string, unknown>,
  names: { team: string; tags: string },
  language: Language
): ExportLine {
  return {
    reference: String(row.reference),
    title: String(row.title),
    client: row.client_name as string | null,
    materia: translate(language, `matters.materia.${String(row.materia)}`),
    proceeding: row.proceeding as string | null,
    stage: row.stage as string | null,
    court: row.court as string | null,
    fileNumber: row.file_number as string | null,
    clientNumber: row.client_number as string | null,
    responsible: row.responsible_name as string | null,
    ...names,
    status: translate(language, `matters.status.${String(row.status)}`),
    archived: yes(language, Number(row.archived)),
    createdAt: day(row.created_at),
    updatedAt: day(row.updated_at),
  }
}

/** A client as a line of a file. */
export function clientLine(client: Client, language: Language): ExportLine {
  const { givenNames, firstSurname, secondSurname, tradeName, rfc, curp, email, taxRegime, street } = client
  const { exteriorNumber, interiorNumber, colonia, municipality, zip, state, notes, name } = client
  return {
    type: translate(language, `clients.${client.type}`),
    name,
    ...{ givenNames, firstSurname, secondSurname, tradeName, rfc, curp, email, taxRegime, street },
    ...{ exteriorNumber, interiorNumber, colonia, municipality, zip, state, notes },
    phone: (client.phones ?? []).map(({ number }) => shownPhone(number)).join('; '),
    archived: yes(language, client.archived),
    createdAt: client.createdAt.toISODate(),
    updatedAt: client.updatedAt.toISODate(),
  }
}
