/**
 * The suffix lists of Snowball's Spanish stemmer without accents, adapted to Mexican legal texts: no forms of *vosotros*, none of the endings that only an
 * accent tells from a noun or a present tense (-io, -amos, -emos, -imos, -are, -aria, -iste, -ad), and plurals of words in -ar, -er, -ir and -en.
 */
export type Suffixes = readonly string[]

/** Longest first, so that the first that fits is the longest. */
function suffixes(list: string): Suffixes {
  return list.split(' ').sort((one, other) => other.length - one.length)
}

export const PRONOUNS = suffixes('se sela selo selas selos la le lo las les los')
export const BEFORE_PRONOUNS = suffixes('ando iendo yendo ar er ir')

export const DELETED_IN_R2 = suffixes(
  'anza anzas ismo ismos able ables ible ibles ista istas oso osa osos osas amiento amientos imiento imientos ' +
    'ador adora adores adoras acion aciones ante antes ancia ancias'
)
export const DELETED_WITH_AT = suffixes('ivo iva ivos ivas')
export const QUALITIES = suffixes('idad idades')
export const BEFORE_QUALITIES = suffixes('abil ibil iv')
export const BEFORE_ADVERBS = suffixes('ante able ible iv os ad')

/** What the standard suffixes become instead of being deleted. */
export const REPLACED_IN_R2: readonly [suffix: string, by: string][] = [
  ['logias', 'log'],
  ['logia', 'log'],
  ['uciones', 'u'],
  ['ucion', 'u'],
  ['encias', 'ente'],
  ['encia', 'ente'],
]

export const AFTER_U = suffixes('ya ye yan yen yeron yendo yo yas yes yamos')

/** Endings of verbs and plurals. */
export const VERBAL = suffixes(
  'aran aras aremos ara eran eras eremos era iran iras iremos ira ' +
    'aba ada ida ia iera iese ase an aban ian ieran asen iesen aron ieron ado ido ando iendo ar er ir as abas adas idas ias ieras ases ieses ' +
    'ados idos abamos iamos aramos ieramos ares eres ires enes en es'
)

/** Endings of verbs in -er and -ir and of nouns in -ia and -io: the stem they leave is not shortened again. */
export const OF_WHOLE_STEMS: ReadonlySet<string> = new Set(
  'imiento imientos er ir ido ida idos idas i ia ias ian iamos iendo iera ieras ieran ieramos iese ieses iesen ieron era eran eras ira iran iras eres ires'.split(
    ' '
  )
)

export const RESIDUAL = suffixes('os a o e i')
