import type { Subject } from '#app/transfers/records/import_field'
import { ARCHIVED } from './archived.js'
import { CONTACT_ROLE } from './contact_roles.js'
import { COURT } from './courts.js'
import { RESPONSIBLE, TEAM } from './people.js'
import { COURT_PLACE, STATE } from './places.js'
import { CLIENT_ROLE, CLIENT_TYPE, MATERIA, STAGE, STATUS, TAX_REGIME } from './words.js'
import type { ValueField } from './value_field.js'

const FIELDS: Record<Subject, ValueField[]> = {
  matters: [MATERIA, STATUS, STAGE, RESPONSIBLE, TEAM, COURT, COURT_PLACE, CLIENT_ROLE, ARCHIVED],
  clients: [CLIENT_TYPE, STATE, TAX_REGIME, RESPONSIBLE, CONTACT_ROLE, ARCHIVED],
}

/** The fields of a kind of records whose values a person can say what they stand for. */
export const valueFields = (subject: Subject): ValueField[] => FIELDS[subject]
