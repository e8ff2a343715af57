import { Registry } from './registry.js'

/** A form of a module through which a row of an archive goes: its columns, each as the field of the same name, and what the form asks for beside them. */
export interface FormPart {
  columns: string[]
  validate(input: Record<string, unknown>): Promise<readonly [unknown, unknown]>
}

/** The forms that write the rows of a table. */
export interface RowForm {
  /** Name of the table. */
  key: string
  parts: FormPart[]
}

export const rowForms = new Registry<RowForm>('forms of rows')
