import type { PlannedThesis } from './plan.js'
import { roman } from './numerals.js'

const SUBJECT_CODES: Record<string, string> = {
  Común: 'K',
  Civil: 'C',
  Penal: 'P',
  Administrativa: 'A',
  Laboral: 'L',
  Constitucional: 'CS',
}

/** Numbers theses one after another, each court and year apart, from 901 on: real ones do not reach so far. */
export class Numbering {
  #last = new Map<string, number>()

  next(series: string): number {
    const number = (this.#last.get(series) ?? 900) + 1
    this.#last.set(series, number)
    return number
  }
}

/** The clave of a thesis as its época wrote it; before the Octava there was none. */
export function claveOf(
  { epoch, day, court, isBinding, topic }: Omit<PlannedThesis, 'id' | 'clave'>,
  numbering: Numbering
): string {
  if (epoch.number < 8) return ''
  const year = day.slice(0, 4) < '2000' ? day.slice(2, 4) : day.slice(0, 4)
  const suffix = epoch.number >= 10 ? ` (${epoch.number}a.)` : ''
  const number = numbering.next(`${court.prefix} ${isBinding} ${year}${suffix}`)
  if (court.instance.startsWith('Suprema')) {
    return `${court.prefix}${isBinding ? `/J. ${number}` : ` ${roman(number)}`}/${year}${suffix}`
  }
  const running = numbering.next(`${court.prefix} ${isBinding}${suffix}`)
  const subjectCode = SUBJECT_CODES[topic.subjects[0]]
  if (isBinding) return `${court.prefix} J/${running}${suffix && ` ${subjectCode}`}${suffix}`
  return `${court.prefix}${running} ${subjectCode}${suffix}`
}
