import type { Chance } from './chance.js'

export interface Epoch {
  number: number
  name: string
  /** First and last day of its invented theses. */
  from: string
  to: string
  /** Of a hundred theses. */
  share: number
}

export const EPOCHS: Epoch[] = [
  { number: 5, name: 'Quinta Época', from: '1919-01-10', to: '1957-06-20', share: 3 },
  { number: 6, name: 'Sexta Época', from: '1957-07-10', to: '1968-11-30', share: 3 },
  { number: 7, name: 'Séptima Época', from: '1969-02-01', to: '1987-12-10', share: 6 },
  { number: 8, name: 'Octava Época', from: '1988-02-01', to: '1995-01-20', share: 7 },
  { number: 9, name: 'Novena Época', from: '1995-03-01', to: '2011-09-20', share: 19 },
  { number: 10, name: 'Décima Época', from: '2012-01-06', to: '2021-04-20', share: 26 },
  { number: 11, name: 'Undécima Época', from: '2021-05-07', to: '2025-08-15', share: 29 },
  { number: 12, name: 'Duodécima Época', from: '2025-09-05', to: '2026-06-19', share: 7 },
]

const DAY = 86_400_000

/** How many theses of each época there are among so many. */
export function shares(count: number): { epoch: Epoch; count: number }[] {
  let before = 0
  let shared = 0
  return EPOCHS.map((epoch) => {
    shared += epoch.share
    const upTo = Math.round((count * shared) / 100)
    const own = upTo - before
    before = upTo
    return { epoch, count: own }
  })
}

/** A day of an época; a Friday since the Semanario is published on Fridays. */
export function dayIn(epoch: Epoch, chance: Chance): string {
  const [from, to] = [epoch.from, epoch.to].map(Date.parse)
  const day = from + chance.between(0, Math.floor((to - from) / DAY)) * DAY
  const toFriday = epoch.number < 10 ? 0 : 5 - ((new Date(day).getUTCDay() + 6) % 7) - 1
  return shifted(new Date(day).toISOString().slice(0, 10), toFriday)
}

/** The day so many days later. */
export function shifted(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + days * DAY).toISOString().slice(0, 10)
}
