/** The id that an address names; 0, which no row has, for what is no number. */
export function idOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
