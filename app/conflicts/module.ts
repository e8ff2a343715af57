import ClientErased from '#app/clients/events/client_erased'
import { watchNames } from '#app/conflicts/names/hooks'
import { defineModule, reaction } from '#app/core/contributions/define_module'
import MatterErased from '#app/matters/events/matter_erased'
import { conflictParts } from '#app/conflicts/conflict_parts'

export default defineModule({
  parts: [conflictParts],
  on: [
    reaction(ClientErased, () => import('#app/conflicts/listeners/forget_client')),
    reaction(MatterErased, () => import('#app/conflicts/listeners/forget_matter')),
  ],
  connect() {
    watchNames()
  },
})
