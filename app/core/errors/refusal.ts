import { CATALOGUE, type RefusalCode, type RefusalName } from './catalogue.js'

/** What the product says no to, by design: shown to the person by its code. Bugs stay plain errors. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number

  /** `params` fill the placeholders of `errors.<code>`; never private data, they go to the browser. */
  constructor(
    readonly refusal: RefusalName,
    readonly params: Record<string, string | number> = {}
  ) {
    const { code, status } = CATALOGUE[refusal]
    super(`${refusal} (${code})`)
    this.code = code
    this.status = status
  }
}
