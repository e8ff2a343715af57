import { FieldProblem } from '#app/core/errors/field_problem'

/** A file or a folder cannot be kept as asked. `why` is the message `documents.problem.<why>`, said at `field`. */
export class DocumentProblem extends FieldProblem {
  constructor(
    readonly why: string,
    values: Record<string, string | number> = {},
    field = 'file'
  ) {
    super(field, `documents.problem.${why}`, values)
  }
}
