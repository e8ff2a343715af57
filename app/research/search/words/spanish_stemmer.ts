import { EXCEPTIONS, FAMILIES } from './spanish_exceptions.js'
import * as suffixes from './spanish_suffixes.js'
import { regionsOf, type Regions } from './spanish_regions.js'

const SHORTEST_STEM = 3

/** Fraction VIII is not fraction VII. */
const ROMAN_NUMERAL = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

/** requiera, adquiere, refieren: the present of verbs in -ferir and -querir. */
const STRESSED = /^(.{2,}(?:f|qu))ier(?:o|[ae][sn]?)$/

/** What is left of a word and the ending that was taken from it ('' when none was). */
interface Cut {
  stem: string
  ending: string
}

/**
 * The stem of a folded Spanish word (see `fold`), shared by its singular, plural, genders and most verb forms: `constituciones` → `constitu`.
 * Snowball's Spanish algorithm (snowballstem.org) on words without accents, with its lists adapted and final spellings made one (juez, jueces).
 */
export function stem(word: string): string {
  const exception = EXCEPTIONS.get(word)
  if (exception !== undefined) return exception
  if (word.length < SHORTEST_STEM || ROMAN_NUMERAL.test(word)) return word
  const stressed = word.match(STRESSED)
  if (stressed) return `${stressed[1]}er`
  const regions = regionsOf(word)
  const bare = withoutPronoun(word, regions)
  const standard = withoutStandardSuffix(bare, regions)
  const cut = standard ? withoutResidue(standard, regions) : withoutVerbalEnding(bare, regions)
  return spelledAlike(cut, regions)
}

function withoutPronoun(word: string, { rv }: Regions): string {
  const pronoun = suffixes.PRONOUNS.find((suffix) => word.endsWith(suffix))
  if (pronoun === undefined) return word
  const verb = word.slice(0, -pronoun.length)
  const form = suffixes.BEFORE_PRONOUNS.find((suffix) => endsIn(verb, suffix, rv))
  if (form === undefined || (form === 'yendo' && !verb.endsWith('uyendo'))) return word
  return verb
}

function withoutStandardSuffix(word: string, regions: Regions): Cut | null {
  const replaced = suffixes.REPLACED_IN_R2.find(([suffix]) => word.endsWith(suffix))
  if (replaced)
    return endsIn(word, replaced[0], regions.r2)
      ? { stem: word.slice(0, -replaced[0].length) + replaced[1], ending: replaced[0] }
      : null
  if (word.endsWith('mente')) return withoutAdverbSuffix(word, regions)
  return (
    cutIn(word, suffixes.QUALITIES, regions.r2, suffixes.BEFORE_QUALITIES) ??
    cutIn(word, suffixes.DELETED_WITH_AT, regions.r2, ['at']) ??
    cutIn(word, suffixes.DELETED_IN_R2, regions.r2)
  )
}

function withoutAdverbSuffix(word: string, { r1, r2 }: Regions): Cut | null {
  const suffix = endsIn(word, 'amente', r1) ? 'amente' : 'mente'
  if (suffix === 'mente' && !endsIn(word, suffix, r2)) return null
  const adjective = word.slice(0, -suffix.length)
  const inner = cutIn(adjective, suffixes.BEFORE_ADVERBS, r2, ['at'])
  return { stem: inner?.stem ?? adjective, ending: suffix }
}

/** Deletes the longest of the suffixes when it lies in the region, then one of `before` that precedes it. */
function cutIn(word: string, list: suffixes.Suffixes, from: number, before: suffixes.Suffixes = []): Cut | null {
  const ending = list.find((suffix) => word.endsWith(suffix))
  if (ending === undefined || !endsIn(word, ending, from)) return null
  const left = word.slice(0, -ending.length)
  const inner = before.find((suffix) => endsIn(left, suffix, from))
  return { stem: inner === undefined ? left : left.slice(0, -inner.length), ending }
}

function withoutVerbalEnding(word: string, regions: Regions): Cut {
  const afterU = suffixes.AFTER_U.find((suffix) => endsIn(word, suffix, regions.rv))
  if (afterU !== undefined && word.endsWith('u' + afterU)) return cutOff(word, afterU)
  const ending = suffixes.VERBAL.find((suffix) => endsIn(word, suffix, regions.rv))
  if (ending === undefined) return withoutResidue({ stem: word, ending: '' }, regions)
  const cut = cutOff(word, ending)
  if ((ending === 'es' || ending === 'en') && cut.stem.endsWith('gu')) return { stem: cut.stem.slice(0, -1), ending }
  return endsIn(cut.stem, 'i', regions.rv) ? cutOff(cut.stem, 'i') : cut
}

function withoutResidue({ stem: word, ending }: Cut, { rv }: Regions): Cut {
  const residue = suffixes.RESIDUAL.find((suffix) => endsIn(word, suffix, rv))
  if (residue === undefined) return ending === '' ? withoutShortPlural(word) : { stem: word, ending }
  let left = word.slice(0, -residue.length)
  if (residue === 'e' && left.endsWith('gu')) left = left.slice(0, -1)
  return endsIn(left, 'i', rv) ? cutOff(left, 'i') : { stem: left, ending: ending || residue }
}

/** Words too short to have a verbal region: actos, años, días. */
function withoutShortPlural(word: string): Cut {
  const plural = word.length > SHORTEST_STEM && /[aeo]s$/.test(word)
  return { stem: plural ? word.slice(0, -1) : word, ending: '' }
}

/** One spelling for what Spanish writes in two ways: jue(z/c), notifi(c/qu), requ(ie/i/e)r, and tercer(o) beside terc(era). */
function spelledAlike({ stem: word, ending }: Cut, { rv }: Regions): string {
  let one = word
  if (one.endsWith('z')) one = one.slice(0, -1) + 'c'
  if (one.endsWith('qu') && one.length > SHORTEST_STEM) one = one.slice(0, -2) + 'c'
  if (/(f|qu)ir$/.test(one)) return one.slice(0, -2) + 'er'
  if (ending !== '' && !suffixes.OF_WHOLE_STEMS.has(ending)) one = withoutRepeatedEnding(one, rv)
  return FAMILIES.get(one) ?? one
}

function withoutRepeatedEnding(word: string, rv: number): string {
  if (word.length - 2 < SHORTEST_STEM || !['ar', 'er', 'ir'].some((suffix) => endsIn(word, suffix, rv))) return word
  const left = word.slice(0, -2)
  return left.endsWith('i') && left.length > SHORTEST_STEM ? left.slice(0, -1) : left
}

function cutOff(word: string, ending: string): Cut {
  return { stem: word.slice(0, -ending.length), ending }
}

function endsIn(word: string, suffix: string, from: number): boolean {
  return word.length - suffix.length >= from && word.endsWith(suffix)
}
