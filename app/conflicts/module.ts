import { watchNames } from '#app/conflicts/names/hooks'
import { defineModule } from '#app/core/contributions/define_module'
import { conflictsParts } from '#app/conflicts/own_parts'

export default defineModule({
  parts: [conflictsParts],
  connect() {
    watchNames()
  },
})
