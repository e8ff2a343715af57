import { CONTACT_ROLES, type ContactRole } from '#app/clients/domain/contact_fields'
import { LANGUAGES, translate } from '#app/core/messages/catalogue'
import { fold } from '#app/core/text/fold'
import { splitList } from '#app/transfers/records/cells/cell_list'
import type { ValueField } from './value_field.js'

const KNOWN = CONTACT_ROLES.filter((role) => role !== 'other')

const WORDS: [RegExp, ContactRole][] = [
  [/^(representante|rep\.? legal|apoderad[oa]|mandatari[oa])/, 'legal_representative'],
  [/^(contador[a]?|contabilidad|accounting)/, 'accountant'],
  [/^(contacto( principal)?|enlace)$/, 'contact'],
]

/** What somebody is for a client; what is none of the list is said in the words of the file. */
export const CONTACT_ROLE: ValueField = {
  field: 'contactRole',
  isOpen: true,
  options: ({ language }) =>
    KNOWN.map((value) => ({ value, label: translate(language, `clients.contact.role.${value}`) })),
  guess: (text) => {
    const said = fold(text)
    const isCalled = (role: ContactRole) =>
      LANGUAGES.some((language) => fold(translate(language, `clients.contact.role.${role}`)) === said)
    return KNOWN.find(isCalled) ?? WORDS.find(([words]) => words.test(said))?.[1] ?? null
  },
  split: (text) => splitList(text).filter(Boolean),
}
