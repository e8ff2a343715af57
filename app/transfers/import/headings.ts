import { fold } from '#app/core/text/fold'
import type { ImportField, Subject } from '#app/transfers/records/import_field'
import { fieldNames } from '#app/transfers/records/subjects'

/** Between the two lines of a heading. */
export const JOINT = ' · '

/** Characters by which a heading is known. */
const MAX_HEADING_LENGTH = 250

/** Headings come in any dress: «No. de Expediente:», «RFC *». */
export const plainHeading = (heading: string) =>
  fold(heading.slice(0, MAX_HEADING_LENGTH))
    .replace(/[*:¿?"«»]/g, '')
    .replaceAll(JOINT, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '')
    .trim()

/** What is under a heading of two lines and tells nothing alone: «Cliente · Nombre». */
const BARE = /^(nombre|nombres|numero|num|no|n°|#|fecha|clave|tipo|name|number|date|datos)$/

/** The ways to read a heading, the telling one first: whole, its lower line, its upper line. */
export function headingForms(heading: string): string[] {
  const [upper, lower] = heading.split(JOINT).map(plainHeading)
  const whole = plainHeading(heading)
  if (!upper || !lower) return [whole]
  return BARE.test(lower) ? [whole, upper, lower] : [whole, lower, upper]
}

/** A plural or an explanation in brackets adds nothing: «Actor(es)», «Fecha (dd/mm/aa)». */
const variants = (form: string) =>
  [...new Set([form, `${form}.`, form.replace(/\s*[([].*$/, '').trim()])].filter(Boolean)

const names = new WeakMap<ImportField, Set<string>>()

function namesOfField(subject: Subject, field: ImportField): Set<string> {
  const known = names.get(field) ?? new Set(fieldNames(subject, field).map(plainHeading))
  names.set(field, known)
  return known
}

/** Whether a form of a heading is the name of a field, in either language. */
export const isNamed = (subject: Subject, field: ImportField, form: string) => namesOfField(subject, field).has(form)

/** Whether a field is known by a form of a heading. */
export const isKnownBy = (field: ImportField, form: string) => variants(form).some((one) => field.headings.test(one))

/** The field that a heading is of, among some; null for headings that nobody knows. */
export function fieldOf(subject: Subject, fields: ImportField[], heading: string): ImportField | null {
  for (const [depth, form] of headingForms(heading).entries()) {
    const some = depth === 2 ? fields.filter(({ ownHeading }) => !ownHeading) : fields
    const found = some.find((field) => isNamed(subject, field, form)) ?? some.find((field) => isKnownBy(field, form))
    if (found) return found
  }
  return null
}
