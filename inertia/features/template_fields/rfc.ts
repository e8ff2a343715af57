/** The order of the characters that gives each its value (SAT, Anexo 20). */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
const SHAPE = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[A\d]$/

/** Whether a text is a whole RFC whose check digit is not the one that its other characters ask for. */
export function rfcProblem(typed: string): boolean {
  const rfc = typed.normalize('NFC').toUpperCase().replace(/[\s-]/g, '')
  if (!SHAPE.test(rfc)) return false
  const body = rfc.slice(0, -1).padStart(12, ' ')
  const sum = [...body].reduce((total, character, at) => total + VALUES.indexOf(character) * (13 - at), 0)
  const rest = 11 - (sum % 11)
  return rfc.at(-1) !== (rest === 11 ? '0' : rest === 10 ? 'A' : String(rest))
}
