import { FieldProblem } from '#app/core/errors/field_problem'
import { CfdiFault } from '#app/cfdi/parsing/fault'

/** Says at the field of the file why an XML was refused; other errors go on as they are. */
export function atFile(error: unknown): never {
  if (error instanceof CfdiFault) throw new FieldProblem('file', `cfdi.fault.${error.reason}`, error.values)
  throw error
}
