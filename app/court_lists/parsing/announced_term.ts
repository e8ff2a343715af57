import { numberOfWords, NUMBER_WORD } from './number_words.js'
import { flat } from './days.js'

/** A term that a court announced in what it published. */
export interface AnnouncedTerm {
  amount: number
  unit: 'days' | 'hours' | 'months'
  /** Calendar days where the text says so; otherwise courts count working days. */
  isCalendar: boolean
  /** The words that say it. */
  words: string
}

const WORDS = `${NUMBER_WORD}(?:\\s+${NUMBER_WORD})*`
const AMOUNT = `(?<amount>\\d{1,3}|${WORDS})(?:\\s*\\(\\s*(?:\\d{1,3}|${WORDS})\\s*\\))?`
const UNIT = '(?<unit>dias?|horas?|mes(?:es)?)(?<kind>\\s+(?:habil(?:es)?|naturales?))?'
const LEAD =
  '(?:(?:dentro\\s+d?el?|en|por|con|concede(?:n)?|otorga(?:n)?|da|con\\s+el|en\\s+el|un|el|al?)\\s+)*(?:(?:termino|plazo)\\s+(?:legal\\s+|improrrogable\\s+|de\\s+ley\\s+|no\\s+mayor\\s+)*(?:de|a)\\s+(?:los\\s+)?)'
const FORMS = [
  new RegExp(`${LEAD}${AMOUNT}\\s+${UNIT}`),
  new RegExp(
    `\\b(?:dentro\\s+de\\s+(?:los\\s+)?|en\\s+(?:los\\s+)?)${AMOUNT}\\s+${UNIT}(?!\\s+de\\s+(?:salario|multa|prision))`
  ),
]

/**
 * The term that a published text announces: `dentro del término de cinco días`, `en 3 días`, `plazo de 48 horas`. Null when it announces none; the first when there are
 * several.
 */
export function announcedTerm(text: string | null | undefined): AnnouncedTerm | null {
  if (!text) return null
  const plain = flat(text)
  for (const form of FORMS) {
    const match = form.exec(plain)
    const { amount, unit, kind } = match?.groups ?? {}
    const count = amount ? (/^\d/.test(amount) ? Number(amount) : numberOfWords(amount)) : null
    if (!match || !count) continue
    return {
      amount: count,
      unit: unit!.startsWith('d') ? 'days' : unit!.startsWith('h') ? 'hours' : 'months',
      isCalendar: kind?.includes('natural') ?? false,
      words: text.slice(match.index, match.index + match[0].length).trim(),
    }
  }
  return null
}
