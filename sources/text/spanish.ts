const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const PARTICLES = new Set('a al con de del e el en la las los o para por y'.split(' '))
/** Accents that the courts leave out in capitals. */
const ACCENTS = new Map(
  'séptimo décimo vigésimo trigésimo región nación economía económica radiodifusión México José'
    .split(' ')
    .map((word) => [unaccented(word), word])
)

/** 1 to 12, or null. Accepts `Octubre`, `octubre`, `setiembre`. */
export function monthNumber(name: string): number | null {
  const place = MONTHS.indexOf(unaccented(name.trim()).replace('setiembre', 'septiembre'))
  return place < 0 ? null : place + 1
}

/** `13 de agosto de 2025`, of an ISO date. */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${day} de ${MONTHS[month - 1]} de ${year}`
}

/** Lower case and without accents: for comparing words, not for showing them. */
export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** `AMPARO DIRECTO EN REVISIÓN`, `Amparo Directo En Revisión` → `Amparo directo en revisión`. For common nouns only. */
export function sentenceCase(text: string): string {
  const lower = text.trim().toLowerCase()
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

/** Names of persons and courts that came in capitals: `PRIMERA SALA` → `Primera Sala`. Others are left as they are. */
export function properCase(text: string): string {
  if (text !== text.toUpperCase()) return text
  return text.toLowerCase().replace(/[\p{L}]+/gu, (word, at: number) => {
    const spelled = ACCENTS.get(word) ?? word
    return at > 0 && PARTICLES.has(word) ? word : spelled.charAt(0).toUpperCase() + spelled.slice(1)
  })
}
