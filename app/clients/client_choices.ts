import { STATES } from '#app/core/places/states'
import { TAX_REGIMES } from '#app/core/tax/regimes'

/** What the form of a client offers. A state comes with the first two digits of its postal codes, from and to. */
export const CLIENT_CHOICES = {
  states: STATES.map(({ name, zips: [from, to] }) => ({ name, from, to })),
  regimes: [...TAX_REGIMES],
}
