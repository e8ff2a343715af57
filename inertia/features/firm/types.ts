import type { Data } from '@generated/data'
import type { BoxOption } from '~/components/forms/choices/select_box'
import type { Materia } from '~/features/matters/vocabulary'
import { MATERIAS } from '~/features/matters/vocabulary'
import type { Translate } from '~/hooks/use_messages'

export type FirmFacts = Data.Workspaces.Firm

/** What the forms of a firm offer. */
export type FirmChoices = {
  /** States with the first two digits of their postal codes, from and to. */
  states: { name: string; from: number; to: number }[]
  timeZones: string[]
  regimes: string[]
  practiceAreas: string[]
}

/** The state of a postal code; nothing for what is none. */
export function stateOfZip(zip: string, { states }: FirmChoices): string | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined
  const prefix = Number(zip.slice(0, 2))
  return states.find(({ from, to }) => prefix >= from && prefix <= to)?.name
}

/** Branches of law as options, by their names. */
export function areaOptions(areas: readonly string[], t: Translate): BoxOption[] {
  return areas
    .map((area) => ({ value: area, label: t(MATERIAS[area as Materia]) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'))
}

/** Texts as options whose value is what is read. */
export const plainOptions = (texts: readonly string[]): BoxOption[] =>
  texts.map((text) => ({ value: text, label: text }))
