import type { Binding, CourtKind, ForCourt, Reason, Source } from './binding_types.js'
import { NO_PRECEDENT, precedentRule } from './precedent_rules.js'
import type { RegionReading } from './regions.js'
import { readTier, type Organ, type Tier } from './tier.js'

export type { Binding, CourtKind, ForCourt, Reason, Source } from './binding_types.js'

/** The text of article 217 in force since a day. Ley de Amparo DOF 02-04-2013; reformed DOF 07-06-2021 and 13-03-2025. */
const TEXTS = [
  { from: '2025-03-14', reform: 'DOF 13-03-2025', regional: 'segundo', collegiate: 'tercero' },
  { from: '2021-06-08', reform: 'DOF 07-06-2021', regional: 'tercero', collegiate: 'cuarto' },
  { from: '2013-04-03', reform: 'DOF 02-04-2013', regional: '', collegiate: 'tercero' },
]
/**
 * Plenos de circuito went by the text of 2013 as long as there were any, also after the reform of 2021: its provisions on the plenos regionales entered into force
 * later, within 18 months.
 */
const OF_CIRCUIT_PLENOS = {
  rule: '217, párrafo segundo',
  reform: 'DOF 02-04-2013',
  until: '2021-06-08',
  afterwards: 'transitorio primero, fracción II, del decreto DOF 07-06-2021',
}
const UNREAD = '; por verificar en los Acuerdos Generales 67/2022 y 38/2023 del CJF'
const FIRST_PRECEDENTS = '2021-05-01'
/** What keeps older jurisprudencia in force: by the day before which it was published. */
const KEPT = [
  { before: '2013-04-03', by: 'transitorio sexto (DOF 02-04-2013)' },
  { before: '2021-06-08', by: 'transitorio décimo del decreto DOF 07-06-2021' },
]

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
  const {
    tier,
    publishedOn = null,
    bindsFrom = null,
    decidedOn = null,
  }: Source = typeof source === 'string' ? { tier: source } : source
  const { organ, kind, place } = readTier(tier)
  const text = TEXTS.find(({ from }) => from <= on)
  if (!text) return { binds: null, reason: 'earlierLaw', basis: 'Ley de Amparo, artículos 192 y 193 (DOF 10-01-1936)' }
  const { reform } = organ === 'circuit' ? OF_CIRCUIT_PLENOS : text
  const say: Say = (binds, reason, basis) => ({ binds, reason, basis: basisOf(basis, reform) })
  if (kind === 'isolated') return say(false, 'isolated', '217')
  if (kind === 'opinion') return say(false, 'opinion', '217')
  if (kind === 'ruling') return ofRuling(organ, { court, decidedOn, on }, say)
  if (bindsFrom !== null && on < bindsFrom) return say(false, 'notYet', '217')
  const rule = ruleOf(organ, text)
  if (EXCEPTED[organ].includes(court.kind)) return say(false, court.kind === organ ? 'ownRank' : 'higherCourt', rule)
  const binding = ofPlace(organ, place, court, (binds, reason) => say(binds, reason, rule))
  return organ === 'circuit' ? ofCircuitPleno(binding, publishedOn, on) : kept(binding, publishedOn, on)
}

type Say = (binds: boolean | null, reason: Reason, basis: string) => Binding

function ofRuling(
  organ: Organ,
  { court, decidedOn, on }: { court: ForCourt; decidedOn: string | null; on: string },
  say: Say
): Binding {
  const isCourt = organ === 'court' || organ === 'chamber'
  if (!isCourt) return say(false, 'ruling', '217')
  if (decidedOn === null)
    return on < FIRST_PRECEDENTS
      ? { binds: false, reason: 'ruling', basis: NO_PRECEDENT }
      : {
          binds: null,
          reason: 'undated',
          basis: 'Ley de Amparo, artículos 222 y 223, en el texto del día de la sentencia',
        }
  const rule = precedentRule(organ, decidedOn)
  if (!rule) return { binds: false, reason: 'ruling', basis: NO_PRECEDENT }
  const { votes, basis } = rule
  if (EXCEPTED[organ].includes(court.kind)) return { binds: false, reason: 'ownRank', basis }
  return votes === null
    ? { binds: null, reason: 'precedentUnverified', basis }
    : { binds: null, reason: 'dependsOnVotes', basis, votes }
}

/** Jurisprudencia from before a reform is still in force by its transitory provisions; under the law of 2013 as far as it is not opposed to it. */
function kept(binding: Binding, publishedOn: string | null, on: string): Binding {
  const by = KEPT.filter(({ before }) => publishedOn !== null && publishedOn < before && before <= on).map(
    ({ by }) => by
  )
  if (by.length === 0) return binding
  const isOlderLaw = publishedOn! < KEPT[0]!.before
  const reason = binding.reason === 'binds' && isOlderLaw ? 'unlessOpposed' : binding.reason
  return { ...binding, reason, basis: `${binding.basis}; ${by.join(' y ')}` }
}

/** That of a pleno de circuito keeps its force by the decree that put the plenos regionales in its place. */
function ofCircuitPleno(binding: Binding, publishedOn: string | null, on: string): Binding {
  const { until, afterwards } = OF_CIRCUIT_PLENOS
  if (on < until) return binding
  const reason = binding.reason === 'binds' ? 'formerPleno' : binding.reason
  if (publishedOn === null || publishedOn < until) return { ...kept(binding, publishedOn, on), reason }
  return { ...binding, reason, basis: `${binding.basis}; ${afterwards}` }
}

/** The jurisprudencia of a region or a circuit binds there. */
function ofPlace(
  organ: Organ,
  place: string | null,
  { circuit, region, reading }: ForCourt,
  say: (binds: boolean | null, reason: Reason) => Binding
): Binding {
  if (organ === 'court' || organ === 'chamber') return say(true, 'binds')
  const own = organ === 'regional' ? region : circuit?.toString()
  if (!place || !own) return say(null, 'placeUnknown')
  if (organ === 'regional' && reading) return ofRegion(place, reading, say)
  if (own !== place) return say(false, organ === 'regional' ? 'otherRegion' : 'otherCircuit')
  return say(true, 'binds')
}

/** What rests on a reading of the region shows it; what was not verified says nothing for certain. */
function ofRegion(place: string, reading: RegionReading, say: (binds: boolean | null, reason: Reason) => Binding) {
  const { region, source, isVerified } = reading
  const certain = region === place ? say(true, 'binds') : say(false, 'otherRegion')
  const binding = isVerified ? certain : say(null, 'regionUnverified')
  const told = `región ${region === 'CN' ? 'Centro-Norte' : 'Centro-Sur'} según ${source}`
  return { ...binding, basis: `${binding.basis}; ${told}${isVerified ? '' : UNREAD}` }
}

function ruleOf(organ: Organ, text: (typeof TEXTS)[number]): string {
  if (organ === 'circuit') return OF_CIRCUIT_PLENOS.rule
  if (organ === 'regional') return text.regional ? `217, párrafo ${text.regional}` : '217'
  return organ === 'collegiate' ? `217, párrafo ${text.collegiate}` : '217, párrafo primero'
}

function basisOf(articles: string, reform: string): string {
  const word = / y /.test(articles.replace(/\(.*\)/, '')) ? 'artículos' : 'artículo'
  return `Ley de Amparo, ${word} ${articles} (texto ${reform})`
}
