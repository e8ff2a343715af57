import { FieldProblem } from '#app/core/errors/field_problem'

/** Why nothing can be read of a file: `bank_statements.file.<fault>`. */
export type FileFault =
  | 'missing'
  | 'empty'
  | 'too_large'
  | 'too_many_lines'
  | 'too_many_columns'
  | 'long_cell'
  | 'pdf'
  | 'old_excel'
  | 'locked'
  | 'wide_book'
  | 'too_many_cells'
  | 'bomb'
  | 'web_page'
  | 'kind'
  | 'quotes'
  | 'broken'
  | 'slow'
  | 'no_table'
  | 'no_movements'
  | 'ofx'

/** A file of which nothing can be read, with the reason at the field where it was chosen. */
export class UnreadableStatement extends FieldProblem {
  constructor(
    readonly fault: FileFault,
    values: Record<string, string | number> = {}
  ) {
    super('file', `bank_statements.file.${fault}`, values)
  }
}
