import { CLIENT_IMPORT_FIELDS } from './client_import.js'
import type { ImportField, Subject } from './import_field.js'
import { MATTER_IMPORT_FIELDS } from './matter_import.js'

/** What a file may say of the records of a kind. */
export function importFields(subject: Subject): ImportField[] {
  return subject === 'matters' ? MATTER_IMPORT_FIELDS : CLIENT_IMPORT_FIELDS
}

/** Where the bulk work of a kind is done. */
export const PAGE_OF: Record<Subject, string> = {
  matters: '/law-firm/files/multi-dossier-management',
  clients: '/law-firm/clients/multi-client-management',
}
