import { LANGUAGES, translate } from '#app/core/messages/catalogue'
import { TAX_REGIMES } from '#app/core/tax/regimes'
import { fold } from '#app/core/text/fold'
import { MATERIAS, STATUSES, type Status } from '#app/matters/domain/materias'
import { OUR_ROLES, PARTY_ROLES, type PartyRole } from '#app/matters/domain/party_roles'
import { STAGE_ORDER } from '#app/matters/domain/stages'
import type { ImportContext } from '#app/transfers/records/import_field'
import { PARTY_HEADINGS } from '#app/transfers/records/matters/party_headings'
import { inferMateria, shortMateria } from './materia_words.js'
import type { ValueField } from './value_field.js'

/** A choice by its key or by its name in either language. */
function named<T extends string>(all: readonly T[], text: string, message: (key: T) => string): T | null {
  const said = fold(text)
  const isCalled = (key: T) =>
    key === said || LANGUAGES.some((language) => fold(translate(language, message(key))) === said)
  return all.find(isCalled) ?? null
}

const labelled = <T extends string>(all: readonly T[], message: (key: T) => string) => ({
  options: ({ language }: ImportContext) => all.map((value) => ({ value, label: translate(language, message(value)) })),
})

export const MATERIA: ValueField = {
  field: 'materia',
  isOpen: false,
  ...labelled(MATERIAS, (key) => `matters.materia.${key}`),
  guess: (text) =>
    named(MATERIAS, text, (key) => `matters.materia.${key}`) ??
    inferMateria(text) ??
    shortMateria(text) ??
    (/^(otr[oa]s?|vari[oa]s?|general|diversos?)$/.test(fold(text)) ? 'other' : null),
}

const STATUS_WORDS: [RegExp, Status][] = [
  [
    /^(no activ|inactiv|baja|concl|termin|cerrad|finaliz|archiv(ad|o defin|o$)|closed|finished|resuelt|totalmente|ganad|perdid|desistid|sobresei|cumplid|liquidad|cancelad|caduc)/,
    'concluded',
  ],
  [
    /^(suspend|suspens|susp\.?$|pausa|en pausa|detenid|reserva|en reserva|archivo (prov|temp)|on hold|en espera|stand ?by|congelad|inactivo procesal)/,
    'suspended',
  ],
  [
    /^(activ|en tramite|tramite|en tram\.?$|tram\.?$|act\.?$|tramitand|vigente|en proceso|proceso|abiert|en curso|open|active|si|yes|en litigio|viv[oa]|pendiente|nuev[oa]|al corriente|en seguimiento|instruccion|en instruccion)/,
    'active',
  ],
]

export const STATUS: ValueField = {
  field: 'status',
  isOpen: false,
  ...labelled(STATUSES, (key) => `matters.status.${key}`),
  guess: (text) =>
    named(STATUSES, text, (key) => `matters.status.${key}`) ??
    STATUS_WORDS.find(([words]) => words.test(fold(text)))?.[1] ??
    null,
}

/** How far a matter is: a stage of the firm or of the usual ones, or as the file writes it. */
export const STAGE: ValueField = {
  field: 'stage',
  isOpen: true,
  options: ({ stages }) => [...new Set([...stages, ...STAGE_ORDER])].map((name) => ({ value: name, label: name })),
  guess: (text, { stages }) => [...stages, ...STAGE_ORDER].find((name) => fold(name) === fold(text)) ?? null,
}

/** Roles that no column is called by. */
const ROLE_WORDS: [RegExp, PartyRole][] = [
  [/^(apelante|recurrente|inconforme)s?$/, 'appellant'],
  [/^intervinientes?$/, 'intervener'],
]

/** The role in a proceeding that a text names: «la parte actora», «somos demandados». */
export function namedRole(text: string): PartyRole | null {
  const said = fold(text).replace(/^(somos |representamos )?(a )?(la |el |los |las |al )?/, '')
  const role = PARTY_HEADINGS.find(([, headings]) => headings.test(said))?.[0]
  if (role && role !== 'opponent') return role
  return (
    ROLE_WORDS.find(([words]) => words.test(said))?.[1] ??
    named(PARTY_ROLES, text, (key) => `matters.party.role.${key}`)
  )
}

/** What the client is in the proceeding: whom the firm stands for. */
export const CLIENT_ROLE: ValueField = {
  field: 'clientRole',
  isOpen: false,
  ...labelled(OUR_ROLES, (key) => `matters.party.role.${key}`),
  guess: (text) => {
    const role = namedRole(text)
    return OUR_ROLES.find((own) => own === role) ?? null
  },
}

const PERSON = /^(persona|persona fisica|p\.? ?fisica|pf|p\.f\.?|fisica|person|individual|natural)$/
const BUSINESS =
  /^(empresa|persona moral|p\.? ?moral|pm|p\.m\.?|moral|negocio|business|company|organization|sociedad|asociacion|gobierno)$/

export const CLIENT_TYPE: ValueField = {
  field: 'type',
  isOpen: false,
  ...labelled(['person', 'business'] as const, (key) => `clients.${key}`),
  guess: (text) => {
    const said = fold(text)
    if (BUSINESS.test(said)) return 'business'
    return PERSON.test(said) ? 'person' : named(['person', 'business'] as const, text, (key) => `clients.${key}`)
  },
}

/** A tax regime by its number, which the text may begin with. */
export const TAX_REGIME: ValueField = {
  field: 'taxRegime',
  isOpen: false,
  options: ({ language }) =>
    TAX_REGIMES.map((code) => ({ value: code, label: `${code} ${translate(language, `firm.regime.${code}`)}` })),
  guess: (text, { language }) => {
    const code = /^\d{3}/.exec(text.trim())?.[0]
    if (code) return TAX_REGIMES.find((known) => known === code) ?? null
    return TAX_REGIMES.find((known) => fold(translate(language, `firm.regime.${known}`)) === fold(text)) ?? null
  },
}
