import { fold } from '#app/core/text/fold'

/** Columns of folded names hold this many characters; longer ones are only sorted by their beginning. */
const FOLDED = 420

/** The form by which names of files are sorted, found and compared: without accents, capitals and kinds of blanks. */
export const folded = (name: string): string => fold(name).slice(0, FOLDED)
