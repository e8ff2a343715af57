import { translate } from '#app/core/messages/catalogue'
import type { ImportContext, RowProblem } from './import_field.js'
import { chosenValue, type ValueField } from './choices/value_field.js'
import type { NameList } from './names/name_list.js'
import type { RowCells } from '#app/transfers/records/cells/row_cells'

/** What is found out while a row is read: what is odd, and what of it had no place in a field and goes into a note. */
export class Findings {
  readonly warnings: RowProblem[] = []
  readonly leftOver: string[] = []

  constructor(private readonly context: ImportContext) {}

  warn(field: string | null, reason: string, values: Record<string, string | number> = {}): void {
    this.warnings.push({ field, reason: translate(this.context.language, `transfers.reason.${reason}`, values) })
  }

  /** Says what a list of names leaves open: that it does not name all, and who has no surname in it. */
  warnOfNames(field: string, text: string, { names, hasMore, lacksSurname }: NameList): void {
    const value = text.slice(0, 60)
    if (hasMore) this.warn(field, 'more_parties', { value })
    if (lacksSurname) this.warn(field, 'no_surname', { value, names: names.join('; ').slice(0, 200) })
  }

  /** Says that a cell could not be taken, and puts what it says aside. */
  setAside(field: string, { heading, text }: { heading: string; text: string }, reason: string): void {
    this.warn(field, reason, { value: text.slice(0, 60) })
    this.warnings.at(-1)!.heading = heading
    this.leftOver.push(`${heading}: ${text}`)
  }

  /** The same with what the form says of it. */
  refuse(field: string, { heading, text }: { heading: string; text: string }, reason: string): void {
    this.warnings.push({ field, reason, heading })
    this.leftOver.push(`${heading}: ${text}`)
  }

  /** What the cell of a field stands for; undefined, with a warning, for what nobody knows. */
  value(valueField: ValueField, cells: RowCells): string | undefined {
    const [cell] = cells.all(valueField.field)
    if (!cell) return undefined
    const value = chosenValue(valueField, cell.text, this.context)
    if (value === undefined) this.setAside(valueField.field, cell, 'choice')
    return value ?? undefined
  }

  /** The same for cells that hold several. */
  values(valueField: ValueField, cells: RowCells): string[] {
    const found = cells.all(valueField.field).flatMap((cell) =>
      (valueField.split?.(cell.text) ?? [cell.text]).flatMap((text) => {
        const value = chosenValue(valueField, text, this.context)
        if (value === undefined) this.setAside(valueField.field, { ...cell, text }, 'choice')
        return value ?? []
      })
    )
    return [...new Set(found)]
  }
}
