import { defineModule } from '#app/core/contributions/define_module'
import { personalDataParts } from '#app/matter_templates/personal_data'

export default defineModule({
  parts: [personalDataParts],
})
