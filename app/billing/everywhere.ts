import { clientTabParts } from '#app/billing/client_tab'
import { homePanelParts } from '#app/billing/home_panel'
import { indexedChargesParts } from '#app/billing/indexed_charges'
import { matterTabParts } from '#app/billing/matter_tab'
import { paletteParts } from '#app/billing/palette'
import { timelineParts } from '#app/billing/timeline'

/** Where charges show besides their own pages: clients, matters, the home, the palette. */
export const everywhereParts = [
  ...clientTabParts,
  ...matterTabParts,
  homePanelParts,
  indexedChargesParts,
  paletteParts,
  timelineParts,
]
