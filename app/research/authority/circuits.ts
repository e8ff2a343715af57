import { unaccented } from '#sources/text/spanish'

const ROMANS =
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII XXIV XXV XXVI XXVII XXVIII XXIX XXX XXXI XXXII'.split(
    ' '
  )
const UNITS = 'primer segundo tercer cuarto quinto sexto septimo octavo noveno'.split(' ')
const TENS: Record<string, number> = { decimo: 10, vigesimo: 20, trigesimo: 30 }
const NAMED =
  /\bdel\s+((?:decimo|vigesimo|trigesimo)?\s*(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno)?o?)\s+circuito\b/

/** 1 to 32; null when it is no circuit. */
export function circuitOfRoman(roman: string): number | null {
  const place = ROMANS.indexOf(roman)
  return place < 0 ? null : place + 1
}

/** `… del Décimo Primer Circuito` → 11; null when the name of the court tells none. */
export function circuitNamed(court: string): number | null {
  const words = NAMED.exec(
    unaccented(court).replace(/decimo(?=primer|segundo|tercer|cuarto|quinto|sexto)/, 'decimo ')
  )?.[1]?.trim()
  if (!words) return null
  const parts = words.split(/\s+/)
  const number = parts.reduce(
    (sum, word) => sum + (TENS[word] ?? UNITS.indexOf(word.replace(/^(primer|tercer)o$/, '$1')) + 1),
    0
  )
  return number > 0 && number <= ROMANS.length ? number : null
}
