import { LANGUAGES, translate } from '#app/core/messages/catalogue'
import { fold } from '#app/core/text/fold'
import type { ImportField, Subject } from '#app/transfers/records/import_field'
import { importFields } from '#app/transfers/records/subjects'

/** For each column of a file the field that it fills, or null. */
export type Mapping = (string | null)[]

/** Headings come in any dress: «No. de Expediente:», «RFC *». */
export const plainHeading = (heading: string) =>
  fold(heading)
    .replace(/[*:¿?]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Which field each column fills: as the firm chose before for this heading, else by its name in either language. Each field once. */
export function guessMapping(subject: Subject, headings: string[], chosen: Map<string, string>): Mapping {
  const fields = importFields(subject)
  const taken = new Set<string>()
  const take = (field: ImportField | undefined) => {
    if (!field || taken.has(field.key)) return null
    taken.add(field.key)
    return field.key
  }
  const remembered = headings.map((heading) =>
    take(fields.find(({ key }) => key === chosen.get(plainHeading(heading))))
  )
  const named = headings.map(
    (heading, place) => remembered[place] ?? take(fields.find((field) => isCalled(subject, field, heading)))
  )
  return headings.map((heading, place) => {
    const isLeftOut = chosen.get(plainHeading(heading)) === ''
    return isLeftOut
      ? null
      : (named[place] ?? take(fields.find(({ headings: known }) => known.test(plainHeading(heading)))))
  })
}

const isCalled = (subject: Subject, { key }: ImportField, heading: string) =>
  LANGUAGES.some(
    (language) => plainHeading(translate(language, `transfers.field.${subject}.${key}`)) === plainHeading(heading)
  )
