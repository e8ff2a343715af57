/** Small words, and the words by which every firm says that it is one, spelled without accents and full stops. */
const TOLD_BY_ALL = new Set(
  (
    'al de del e el en la las los y and of the ' +
    'abogada abogadas abogado abogados asociadas asociados bufete consultores corporativo defensa despacho estudio firma grupo ' +
    'juridica juridico legal legales licenciados notaria oficina servicios socios ' +
    'associates attorneys counsel firm group law lawyers office partners ' +
    'ac cv inc llc llp rl s sa sapi sas sc scp srl'
  ).split(' ')
)
const MAX_LETTERS = 3
const WITHOUT_LETTERS = 'EXP'

/** Letters of a word in capitals, without accents but with Ñ. */
function capitals(word: string): string {
  const plain = word.toUpperCase().replace(/[^Ñ]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
  return plain.replace(/[^\p{L}]/gu, '')
}

/** Initials of a firm, one to three letters: «Ibarra Lozano y Asociados, S.C.» is IL, «Despacho Robles» is ROB. */
export function initialsOf(firm: string): string {
  const words = firm
    .normalize('NFC')
    .split(/[^\p{L}\p{N}.]+/u)
    .map(capitals)
    .filter(Boolean)
  const telling = words.filter((word) => !TOLD_BY_ALL.has(word.toLowerCase()))
  const [first, ...rest] = telling.length > 0 ? telling : words
  if (first === undefined) return WITHOUT_LETTERS
  const letters = rest.length > 0 ? [first, ...rest].map((word) => [...word][0]) : [...first]
  return letters.slice(0, MAX_LETTERS).join('')
}

/**
 * How the firm writes the number of a matter: `IL-0042`. It is kept with the matter when that is opened and never changes
 * afterwards, since it is on the folder, whatever the firm is called later.
 */
export function referenceOf(firm: string, number: number): string {
  return `${initialsOf(firm)}-${String(number).padStart(4, '0')}`
}
