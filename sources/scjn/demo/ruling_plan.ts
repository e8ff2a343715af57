import { Chance } from './chance.js'
import { EPOCHS, shifted } from './epochs.js'
import type { Topic } from './topic.js'

/** An invented ruling, before it is written out. */
export interface PlannedRuling {
  id: number
  topic: Topic
  kind: string
  number: string
  /** `Amparo directo en revisión 90003/2022`. */
  name: string
  organ: string
  /** ISO day of the decision. */
  day: string
}

const FIRST_ID = 90_000_001
const FIRST_NUMBER = 90_001

/** Plans so many rulings, on as many topics, oldest first. */
export function planRulings(topics: Topic[], count: number): PlannedRuling[] {
  const chance = new Chance(18_570_205)
  const isOfTheFullCourt = ({ group }: Topic) => ['poderes', 'ninguno'].includes(group)
  const others = chance.shuffled(topics.filter((topic) => !isOfTheFullCourt(topic)))
  const chosen = chance.shuffled([...topics.filter(isOfTheFullCourt), ...others].slice(0, count))
  const days = Array.from({ length: count }, () => shifted('2014-02-05', chance.between(0, 4400))).sort()
  return days.map((day, place) => {
    const topic = chosen[place % chosen.length]
    const kind = kindOf(topic, day)
    const number = `${FIRST_NUMBER + place}/${Number(day.slice(0, 4)) - 1}`
    return { id: FIRST_ID + place, topic, kind, number, name: `${kind} ${number}`, organ: organOf(topic, day), day }
  })
}

function kindOf({ group, subjects }: Topic, day: string): string {
  if (group === 'poderes') return 'Controversia constitucional'
  if (group === 'ninguno') return 'Acción de inconstitucionalidad'
  if (subjects[0] === 'Común') return day < '2021-05-01' ? 'Contradicción de tesis' : 'Contradicción de criterios'
  return ['amparo', 'prensa', 'personas', 'salud'].includes(group) ? 'Amparo en revisión' : 'Amparo directo en revisión'
}

function organOf({ subjects, group }: Topic, day: string): string {
  const isPleno = day >= EPOCHS[7].from || group === 'poderes' || group === 'ninguno' || subjects[0] === 'Común'
  if (isPleno) return 'Pleno'
  return ['Civil', 'Penal', 'Constitucional'].includes(subjects[0]) ? 'Primera Sala' : 'Segunda Sala'
}
