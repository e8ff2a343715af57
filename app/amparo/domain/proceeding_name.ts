/** A proceeding in a few words: its number and its court. */
export const nameOfProceeding = ({ number, court }: { number: string | null; court: string | null }): string =>
  [number, court].filter(Boolean).join(', ')
