import type { ImportField } from '#app/transfers/records/import_field'

/** Several columns of one kind are numbered: «Contacto 2», «Tel. contacto 2». */
const NUMBER = '(?: ?(?:n[o°]\\.? ?)?\\d)?'
const heading = (pattern: string) => new RegExp(`^(?:${pattern})$`)

const MAIL = '(?:correos?(?: electronicos?)?|e-?mails?|mails?)'
const PHONE =
  '(?:tel[eé]?fonos?|tels?\\.?|cel\\.?|celular(?:es)?|movil|whats ?app)(?: ?/ ?(?:cel\\.?|celular|movil))?(?: (?:movil|celular|fijo))?'
const REPRESENTATIVE = '(?:representante(?: legal)?|rep\\.? legal|apoderad[oa](?: legal)?)'
const CONTACT = '(?:contacto|persona de contacto)'
const of = (what: string, whose: string) => `${what} (?:del? |de la )?${whose}${NUMBER}`

/** What a file may say of the people of a client. */
export const CONTACT_IMPORT_FIELDS: ImportField[] = [
  {
    key: 'representative',
    many: true,
    ownHeading: true,
    headings: heading(
      `(?:nombre (?:del? |de la )?)?${REPRESENTATIVE}${NUMBER}(?: nombre)?|legal representatives?|attorney[- ]in[- ]fact`
    ),
  },
  {
    key: 'representativeEmail',
    many: true,
    ownHeading: true,
    headings: heading(of(MAIL, REPRESENTATIVE)),
  },
  {
    key: 'representativePhone',
    many: true,
    ownHeading: true,
    headings: heading(of(PHONE, REPRESENTATIVE)),
  },
  {
    key: 'contact',
    many: true,
    ownHeading: true,
    headings: heading(
      `(?:nombre (?:del? )?)?(?:${CONTACT}|contactos)${NUMBER}(?: (?:nombre|principal))?|atencion(?: a)?|at'?n|contacts?${NUMBER}|contact (?:name|person)`
    ),
  },
  {
    key: 'contactRole',
    many: true,
    ownHeading: true,
    headings: heading(
      `${of('(?:cargo|puesto|caracter|funcion|rol)', CONTACT)}|cargo|puesto|contact(?:'s|’s)? (?:role|position|title)|job title`
    ),
  },
  {
    key: 'contactEmail',
    many: true,
    ownHeading: true,
    headings: heading(`${of(MAIL, CONTACT)}|contact(?:'s|’s)?${NUMBER} e-?mail`),
  },
  {
    key: 'contactPhone',
    many: true,
    ownHeading: true,
    headings: heading(`${of(PHONE, CONTACT)}|contact(?:'s|’s)?${NUMBER} (?:telephone|phone|mobile)`),
  },
]
