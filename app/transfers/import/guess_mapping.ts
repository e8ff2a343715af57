import type { ImportField, Subject } from '#app/transfers/records/import_field'
import { splitCaption } from '#app/transfers/records/names/name_list'
import { readDate } from '#app/transfers/records/cells/read_date'
import { headingForms, isKnownBy, isNamed, plainHeading } from './headings.js'
import { looseField } from './loose_headings.js'

/** For each column of a file the field that it fills, or null. */
export type Mapping = (string | null)[]

/** Columns whose dates tell of the list and not of the record. */
const OF_THE_LIST =
  /^(alta|ultimo cambio|creado|modificado|created|last changed?|updated|fecha de (alta|registro|captura|nacimiento|actualizacion))$/

/** Cells of a column that are looked into. */
const LOOKED_INTO = 40

const share = (texts: string[], fits: (text: string) => boolean) =>
  texts.length === 0 ? 0 : texts.filter(fits).length / texts.length

/** Numbers that count the rows: 1, 2, 3 … */
function countsRows(texts: string[]): boolean {
  const isNext = (text: string, place: number) => place === 0 || Number(text) === Number(texts[place - 1]) + 1
  return (
    texts.length >= 2 &&
    /^1(\.0)?$/.test(texts[0]!) &&
    texts.every((text, place) => /^\d+(\.0)?$/.test(text) && isNext(text, place))
  )
}

/**
 * Which field each column fills: as the firm chose before for this heading, else by its name in either language, else by how such columns are
 * called, else by one of their words, else by what stands in it. A field that takes one column is given once. `columns` are some cells of each column.
 */
export function guessMapping(
  { subject, fields }: { subject: Subject; fields: ImportField[] },
  headings: string[],
  columns: string[][],
  chosen: Map<string, string>
): Mapping {
  const taken = new Set<string>()
  const take = (field: ImportField | undefined) => {
    if (!field || (taken.has(field.key) && !field.many)) return null
    taken.add(field.key)
    return field.key
  }
  const mapping: Mapping = headings.map((heading) =>
    take(fields.find(({ key }) => key === chosen.get(plainHeading(heading))))
  )
  const isOpen = (place: number) => mapping[place] === null && !chosen.has(plainHeading(headings[place]!))
  const fill = (isOf: (field: ImportField, form: string) => boolean) => {
    for (const depth of [0, 1, 2])
      for (const [place, heading] of headings.entries()) {
        const form = headingForms(heading)[depth]
        const isFree = (field: ImportField) =>
          (field.many || !taken.has(field.key)) && !(field.ownHeading && depth === 2)
        if (form && isOpen(place) && columns[place]!.length > 0)
          mapping[place] = take(fields.find((field) => isFree(field) && isOf(field, form)))
      }
  }
  fill((field, form) => isNamed(subject, field, form))
  fill(isKnownBy)
  fill((field, form) => field.key === looseField(subject, form))
  if (subject === 'matters') lookInside(mapping, { headings, columns, isOpen, taken })
  return mapping
}

/** What stands in the columns of matters tells more than some headings. */
function lookInside(
  mapping: Mapping,
  {
    headings,
    columns,
    isOpen,
    taken,
  }: { headings: string[]; columns: string[][]; isOpen(place: number): boolean; taken: Set<string> }
): void {
  for (const [place, all] of columns.entries()) {
    const texts = all.slice(0, LOOKED_INTO)
    if (mapping[place] === 'reference' && countsRows(texts)) mapping[place] = null
    const isCaption = share(texts, (text) => splitCaption(text) !== null) >= 0.5
    const mayBeCaption = isOpen(place) || mapping[place] === 'title' || mapping[place] === 'client'
    if (isCaption && mayBeCaption && !taken.has('caption')) {
      mapping[place] = 'caption'
      taken.add('caption')
    }
    const isDate =
      share(texts, (text) => readDate(text) !== null) >= 0.6 &&
      !share(texts, (text) => /^\d{1,4}$|^\d+\/\d+$/.test(text))
    if (isDate && isOpen(place) && !OF_THE_LIST.test(plainHeading(headings[place]!))) mapping[place] = 'date'
  }
}
