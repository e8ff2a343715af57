/** A cell of a row with the heading of its column. */
export interface Cell {
  field: string
  heading: string
  text: string
}

/** What people write where there is nothing to say. */
const EMPTY_CELL =
  /^(?:[-–—_.*x/\s]+|n\.?\/?\s?[ade]\.?|s\/[a-z]{1,3}\.?|nd|n\.d\.|sin (?:dato|datos|rfc|correo|email|asignar|fecha|numero|número|informaci[oó]n)|no (?:tiene|aplica|hay|disponible)|ninguno|ninguna|null|none|#n\/a|#¡?ref!|#¡?valor!|#value!|pendiente de asignar|por asignar)$/i

/** The same in columns of numbers, addresses and dates, where words are none. */
const NOT_YET =
  /^(?:pendientes?|por (?:definir|confirmar|se[nñ]alar|asignar|notificar)|en (?:espera|tr[aá]mite|proceso)|sin se[nñ]alar|no se[nñ]alada|s\/?r\.?f\.?c\.?|pending|tbd)$/i
const OF_FIGURES = new Set(['rfc', 'clientRfc', 'curp', 'email', 'phone', 'zip', 'date', 'filedOn', 'claimAmount'])

const saysNothing = ({ field, text }: Cell) =>
  text === '' || EMPTY_CELL.test(text) || (OF_FIGURES.has(field) && NOT_YET.test(text))

/** The cells of a row that fill fields, by field. Cells that say that there is nothing say nothing. */
export class RowCells {
  readonly #cells: Cell[]

  constructor(cells: Cell[]) {
    this.#cells = cells.filter((cell) => !saysNothing(cell))
  }

  /** The first text of a field; empty when there is none. */
  one(field: string): string {
    return this.#cells.find((cell) => cell.field === field)?.text ?? ''
  }

  all(field: string): Cell[] {
    return this.#cells.filter((cell) => cell.field === field)
  }

  /** Those of fields whose keys begin so. */
  under(prefix: string): Cell[] {
    return this.#cells.filter(({ field }) => field.startsWith(prefix))
  }

  get isEmpty(): boolean {
    return this.#cells.length === 0
  }
}
