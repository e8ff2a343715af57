/** Why one event of a file is left out. `problem` is a message id under `calendar.import.problem`. */
export class RowProblem extends Error {
  constructor(
    readonly problem: string,
    readonly values: Record<string, string> = {}
  ) {
    super(`Event that cannot be read: ${problem}`)
  }
}
