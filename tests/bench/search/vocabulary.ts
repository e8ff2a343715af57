import type { Random } from './random.js'

const ONSETS = 'b c d f g l m n p r s t v c d l m n p r s t br cr dr fr gr pr tr cl pl qu ch j ll z ñ'.split(' ')
const VOWELS = 'a e i o u a e i o u a e o ia ie'.split(' ')
const CODAS = ['', '', '', '', '', '', 'n', 'r', 's', 'l']
const ENDINGS =
  'o os a as ar ado ados ada adas ación aciones amiento amientos ante antes able ables ó aron ando ador adores idad al ales encia encias ente ivo iva ivos ivas ico ica icos icas mente ió ieron iendo er ir ido idos ista oso osa ura ero eros'.split(
    ' '
  )

/** The function words of Spanish that make up nearly half of a text, most frequent first. */
export const FUNCTION_WORDS =
  'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué sólo han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada e vida otro después te otros aunque esa eso hace otra'.split(
    ' '
  )

/** `size` different invented words with Spanish-like morphology, in the order of their frequency; relatives of one root are spread over it. */
export function vocabulary(size: number, random: Random): string[] {
  const words = new Set<string>()
  while (words.size < size) {
    const root = rootOf(random)
    const relatives = 3 + random.below(9)
    for (let count = 0; count < relatives && words.size < size; count++) words.add(root + random.pick(ENDINGS))
  }
  return shuffled([...words], random)
}

function rootOf(random: Random): string {
  let root = random.next() < 0.2 ? random.pick(['a', 'e', 'i', 'o', 'u', 'in', 'con', 'des', 're']) : ''
  const syllables = 1 + random.below(3)
  for (let count = 0; count < syllables; count++) root += random.pick(ONSETS) + random.pick(VOWELS) + random.pick(CODAS)
  return root + random.pick(ONSETS)
}

function shuffled<T>(values: T[], random: Random): T[] {
  for (let last = values.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    ;[values[last], values[other]] = [values[other], values[last]]
  }
  return values
}
