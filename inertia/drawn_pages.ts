/**
 * Whether the server draws a page whole, to be read before any script has come: what clients on a phone, visitors and people who sign in open first.
 * Of the others it draws the frame.
 */
export function isDrawnWhole(page: string): boolean {
  return /^(public|security|portal)\//.test(page) || page === 'main/client'
}
