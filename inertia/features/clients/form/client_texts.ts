import { textsIn, type ClientSection, type ClientTextKey } from '@generated/fields'

/** A text in which one line is typed, nothing chosen. */
type PlainText = Exclude<ClientTextKey, 'taxRegime' | 'state' | 'colonia'>

/** Texts that components of their own draw, by section of the form and in the order of the page. */
const APART: Record<ClientSection, readonly ClientTextKey[]> = {
  name: [],
  identity: ['rfc', 'curp', 'taxRegime'],
  contact: ['email'],
  address: ['zip', 'state', 'municipality', 'colonia', 'street', 'exteriorNumber', 'interiorNumber'],
  notes: ['notes'],
}

/** The other texts of a section: each is a box of one line in the form and a line of the page. */
export const plainTexts = (section: ClientSection) =>
  textsIn(section).filter((key): key is PlainText => !APART[section].includes(key))

/** The texts of a section in the order in which the form has them. */
export const textsOnPage = (section: ClientSection) => [...APART[section], ...plainTexts(section)]
