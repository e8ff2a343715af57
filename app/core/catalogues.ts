import { Registry } from '#app/core/contributions/registry'

/** What came of an import: how many records are new, changed, as they were, and not understood. */
export interface ImportOutcome {
  added: number
  changed: number
  unchanged: number
  rejected: number
}

/** A public catalogue (courts, postal codes) that operators read from a file with `node ace catalogues:import KEY FILE`. */
export interface Catalogue {
  key: string
  order?: number
  /**
   * Reads the file into the database; the same file again changes nothing. `reject` hears of each line that is no record: its number from 1
   * and why (a message of the catalogue `commands`); `progress` of how many records are read so far. Throws CommandRefused when the file is not what its publisher hands out, or when the file cannot be read.
   */
  importFrom(
    file: string,
    reject: (line: number, why: string) => void,
    progress?: (done: number) => void
  ): Promise<ImportOutcome>
}

/** Catalogues that can be imported, by the name of the command's first argument. */
export const catalogues = new Registry<Catalogue>('catalogues')
