import { defineModule, reaction } from '#app/core/contributions/define_module'
import { archiveParts } from '#app/court_lists/archive'
import { everywhereParts } from '#app/court_lists/everywhere'
import MatterErased from '#app/matters/events/matter_erased'

export default defineModule({
  parts: [...everywhereParts, ...archiveParts],
  on: [reaction(MatterErased, () => import('#app/court_lists/listeners/forget_matter'))],
})
