import { partiesOf } from './cases.js'
import type { Party } from './cases.js'
import { Chance } from './chance.js'
import { claveOf, Numbering } from './claves.js'
import { courtFor } from './courts.js'
import type { Court } from './courts.js'
import { dayIn, shares } from './epochs.js'
import type { Epoch } from './epochs.js'
import type { Holding, Topic } from './topic.js'

/** What an invented thesis is going to say, before it is written out. */
export interface PlannedThesis {
  /** Invented registro digital: no real one has eight digits. */
  id: number
  epoch: Epoch
  /** ISO day of publication. */
  day: string
  topic: Topic
  holding: Holding
  party: Party
  isBinding: boolean
  court: Court
  /** Empty where the old Semanario gave none. */
  clave: string
  rubro: string
}

export const FIRST_ID = 90_000_001

/** Topics, holdings and parties make about a thousand different rubros. */
const MAX_TRIES = 5000

type Draft = Omit<PlannedThesis, 'id' | 'clave'>

/** Plans so many theses, oldest first, with no rubro twice. */
export function planTheses(topics: Topic[], count: number): PlannedThesis[] {
  const chance = new Chance(19_170_205)
  const used = new Set<string>()
  const drafts = shares(count).flatMap(({ epoch, count: own }) => {
    const turns = rounds(
      topics.filter(({ since }) => since <= epoch.number),
      chance
    )
    return Array.from({ length: own }, () => draft(epoch, turns, { chance, used }))
  })
  const numbering = new Numbering()
  drafts.sort((one, other) => (one.day < other.day ? -1 : 1))
  return drafts.map((one, place) => ({ ...one, id: FIRST_ID + place, clave: claveOf(one, numbering) }))
}

function draft(epoch: Epoch, turns: Generator<Topic, never>, memory: { chance: Chance; used: Set<string> }): Draft {
  const { chance, used } = memory
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const topic = turns.next().value
    const holding = chance.pick(topic.holdings.filter(({ since }) => since <= epoch.number))
    const party = chance.pick(partiesOf(topic.group, epoch.number))
    const rubro = rubroOf({ topic, holding, party }, epoch)
    if (used.has(plain(rubro))) continue

    used.add(plain(rubro))
    const day = dayIn(epoch, chance)
    const isBinding = chance.in100(45)
    const isOfTheFullCourt = ['poderes', 'ninguno'].includes(topic.group)
    const occasion = {
      epoch: epoch.number,
      year: Number(day.slice(0, 4)),
      subject: topic.subjects[0],
      isBinding,
      isOfTheFullCourt,
    }
    return { epoch, day, topic, holding, party, isBinding, court: courtFor(occasion, chance), rubro }
  }
  throw new RangeError(`there is not so much to say about the ${epoch.name}`)
}

function rubroOf({ topic, holding, party }: Pick<Draft, 'topic' | 'holding' | 'party'>, epoch: Epoch): string {
  const rubro = `${topic.head}. ${holding.rubro}${party.rubro && `, ${party.rubro}`}.`
  return epoch.number <= 8 ? plain(rubro) : rubro
}

/** Until the Octava Época capitals had no accents. */
function plain(text: string): string {
  return text.replace(/[ÁÉÍÓÚÜ]/g, (letter) => letter.normalize('NFD')[0])
}

function* rounds(topics: Topic[], chance: Chance): Generator<Topic, never> {
  for (;;) yield* chance.shuffled(topics)
}
