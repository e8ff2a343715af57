import { RecordRejected } from '#sources/contract/contract'
import { lineOf } from '#sources/text/plain_text'
import { dayOf } from '#sources/cjf/dates'
import type { RulingFacts } from '#sources/cjf/records'

const LISTS = ['subjects', 'branches', 'acts', 'specificActs', 'judges'] as const
const DATES = ['filedOn', 'decidedOn'] as const
const TEXTS = [
  ...(['neun', 'organId', 'court', 'proceeding', 'number', 'circuit', 'state', 'city'] as const),
  ...(['outcome', 'secretary', 'topic'] as const),
]

/** What is told of a ruling, as texts that are kept with its file. */
export function contextOf(facts: RulingFacts): Record<string, string> {
  const all: [string, string][] = [
    ...TEXTS.map((name): [string, string] => [name, facts[name]]),
    ...LISTS.map((name): [string, string] => [name, facts[name].join(';')]),
    ...DATES.map((name): [string, string] => [name, facts[name] ?? '']),
  ]
  return Object.fromEntries(all.filter(([, value]) => value !== ''))
}

/** Reads it again. Throws `RecordRejected`: `emptyTitle` when neither case nor court is told, `impossibleDate`. */
export function factsIn(context: Record<string, string> = {}): RulingFacts {
  const text = (name: string) => lineOf(context[name] ?? '')
  const facts = Object.fromEntries([
    ...TEXTS.map((name) => [name, text(name)]),
    ...LISTS.map((name) => [name, listOf(text(name))]),
    ...DATES.map((name) => [name, dayOf(text(name))]),
  ]) as unknown as RulingFacts
  if (!facts.number || !(facts.court || facts.organId))
    throw new RecordRejected('emptyTitle', 'no case number or court')
  return facts
}

/** Items apart by `;`. */
export function listOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split(';')
        .map((item) => item.trim())
        .filter(Boolean)
    ),
  ]
}
