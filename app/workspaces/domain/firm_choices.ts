import { STATES } from '#app/core/places/states'
import { TIME_ZONES } from '#app/core/places/time_zones'
import { TAX_REGIMES } from '#app/core/tax/regimes'
import { PRACTICE_AREAS } from '#app/workspaces/domain/practice_areas'

/** What the forms of a firm offer. */
export const FIRM_CHOICES = {
  states: STATES.map(({ name, zips: [from, to] }) => ({ name, from, to })),
  timeZones: [...TIME_ZONES],
  regimes: [...TAX_REGIMES],
  practiceAreas: [...PRACTICE_AREAS],
}
