/** What the singular, the plural and both genders of a folded word have in common: `patrones` and `patrona` as `patron`. Not a stem: `agraviado` is not `agravio`. */
export function wordKey(folded: string): string {
  const singular = /[^aeiou]es$/.test(folded) ? folded.slice(0, -2) : folded.replace(/(?<=[aeo])s$/, '')
  return singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular
}

/** The forms in which a folded word stands in texts: singular, plural and, of what ends in -o, both genders. */
export function writtenForms(folded: string): string[] {
  const singular = folded.replace(/(?<=[aeo])s$/, '')
  if (singular.endsWith('o')) return ['o', 'os', 'a', 'as'].map((ending) => singular.slice(0, -1) + ending)
  if (/[aei]$/.test(singular)) return [singular, `${singular}s`]
  return /[lnrd]$/.test(singular) ? [singular, `${singular}es`] : [folded]
}
