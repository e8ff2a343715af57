import type { Region } from './circuits.js'
import { readTier, type Organ, type Tier } from './tier.js'

/** Who asks: courts by what decides which jurisprudencia binds them. `appeal` = tribunales colegiados de apelación, once unitarios; `chamber` and `circuit` are no more. */
export type CourtKind =
  | 'court'
  | 'chamber'
  | 'regional'
  | 'circuit'
  | 'collegiate'
  | 'appeal'
  | 'district'
  | 'federal_labour'
  | 'local'
  | 'administrative'
  | 'military'

/** A court that has to decide. */
export interface ForCourt {
  kind: CourtKind
  /** 1 to 32: the circuit that it is in; null when not known. */
  circuit?: number | null
  /** Of the plenos regionales; null when not known. */
  region?: Region | null
}

/** What is to bind it. */
export interface Source {
  tier: Tier
  /** ISO date since which it is obligatory, when its note of publication tells. */
  bindsFrom?: string | null
  /** ISO date of a ruling. */
  decidedOn?: string | null
}

/** Why: a word for the catalogues (`citations.binding.<reason>`). */
export type Reason =
  | 'binds'
  | 'ownRank'
  | 'higherCourt'
  | 'otherRegion'
  | 'otherCircuit'
  | 'placeUnknown'
  | 'formerPleno'
  | 'dependsOnVotes'
  | 'isolated'
  | 'opinion'
  | 'ruling'
  | 'notYet'
  | 'earlierLaw'

export interface Binding {
  /** Null when it cannot be told for certain. */
  binds: boolean | null
  reason: Reason
  /** The rule, as it is cited: articles of the Ley de Amparo in the text in force on the day. */
  basis: string
}

/** The text of articles 217 and 222 in force since a day. Ley de Amparo DOF 02-04-2013; reformed DOF 07-06-2021 and 13-03-2025. */
const TEXTS = [
  { from: '2025-03-14', reform: 'DOF 13-03-2025', regional: 'segundo', collegiate: 'tercero', precedents: '222' },
  { from: '2021-06-08', reform: 'DOF 07-06-2021', regional: 'tercero', collegiate: 'cuarto', precedents: '222 y 223' },
  { from: '2013-04-03', reform: 'DOF 02-04-2013', regional: '', collegiate: 'tercero', precedents: '' },
]
/** Rulings bind by their reasons since Acuerdo General Plenario 1/2021: those of the Undécima Época. */
const PRECEDENTS_SINCE = '2021-05-01'

/** Courts that the jurisprudencia of an organ does not bind, by the exceptions of article 217. */
const EXCEPTED: Record<Organ, CourtKind[]> = {
  court: ['court'],
  chamber: ['court', 'chamber'],
  regional: ['court', 'chamber', 'regional'],
  circuit: ['court', 'chamber', 'regional', 'circuit'],
  collegiate: ['court', 'chamber', 'regional', 'circuit', 'collegiate'],
}

/** Whether a document binds a court on a day (ISO date), and by which article. */
export function bindingOf(source: Source | Tier, court: ForCourt, on: string): Binding {
  const { tier, bindsFrom = null, decidedOn = null } = typeof source === 'string' ? { tier: source } : source
  const { organ, kind, place } = readTier(tier)
  const text = TEXTS.find(({ from }) => from <= on)
  if (!text) return { binds: null, reason: 'earlierLaw', basis: 'Ley de Amparo, artículos 192 y 193 (DOF 10-01-1936)' }
  const say = (binds: boolean | null, reason: Reason, basis: string) => ({
    binds,
    reason,
    basis: basisOf(basis, text.reform),
  })
  if (kind === 'isolated') return say(false, 'isolated', '217')
  if (kind === 'opinion') return say(false, 'opinion', '217')
  if (kind === 'ruling') return ofRuling(organ, { court, decidedOn, articles: text.precedents }, say)
  if (bindsFrom !== null && on < bindsFrom) return say(false, 'notYet', '217')
  const rule = ruleOf(organ, text)
  if (EXCEPTED[organ].includes(court.kind)) return say(false, court.kind === organ ? 'ownRank' : 'higherCourt', rule)
  return ofPlace(organ, place, court, (binds, reason) => say(binds, reason, rule))
}

type Say = (binds: boolean | null, reason: Reason, basis: string) => Binding

function ofRuling(
  organ: Organ,
  { court, decidedOn, articles }: { court: ForCourt; decidedOn: string | null; articles: string },
  say: Say
): Binding {
  const isCourt = organ === 'court' || organ === 'chamber'
  if (!isCourt || !articles || (decidedOn !== null && decidedOn < PRECEDENTS_SINCE)) return say(false, 'ruling', '217')
  if (EXCEPTED[organ].includes(court.kind)) return say(false, 'ownRank', articles)
  return say(null, 'dependsOnVotes', articles)
}

/** The jurisprudencia of a region or a circuit binds there. */
function ofPlace(
  organ: Organ,
  place: string | null,
  { circuit, region }: ForCourt,
  say: (binds: boolean | null, reason: Reason) => Binding
): Binding {
  if (organ === 'court' || organ === 'chamber') return say(true, 'binds')
  const own = organ === 'regional' ? region : circuit?.toString()
  if (!place || !own) return say(null, 'placeUnknown')
  if (own !== place) return say(false, organ === 'regional' ? 'otherRegion' : 'otherCircuit')
  return say(true, organ === 'circuit' ? 'formerPleno' : 'binds')
}

function ruleOf(organ: Organ, text: (typeof TEXTS)[number]): string {
  if (organ === 'circuit')
    return text.regional ? '217 (párrafo segundo del texto DOF 02-04-2013)' : '217, párrafo segundo'
  if (organ === 'regional') return text.regional ? `217, párrafo ${text.regional}` : '217'
  return organ === 'collegiate' ? `217, párrafo ${text.collegiate}` : '217, párrafo primero'
}

function basisOf(articles: string, reform: string): string {
  const word = / y /.test(articles.replace(/\(.*\)/, '')) ? 'artículos' : 'artículo'
  return `Ley de Amparo, ${word} ${articles} (texto ${reform})`
}
