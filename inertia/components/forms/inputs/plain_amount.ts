/**
 * An amount of money as people copy it, «$ 12,500.00», as the forms take it: 12500.00. Commas go only where three digits follow each of them,
 * so that 12,50 stays as it was typed and is told to be none.
 */
export function plainAmount(typed: string): string {
  const bare = typed.replace(/^[\s$]+/, '').trimEnd()
  return /^\d+(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : /^\s*\$/.test(typed) ? bare : typed
}
