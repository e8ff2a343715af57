import { watchNames } from '#app/conflicts/names/hooks'
import { defineModule } from '#app/core/contributions/define_module'
import { conflictParts } from '#app/conflicts/conflict_parts'

export default defineModule({
  parts: [conflictParts],
  connect() {
    watchNames()
  },
})
