import { defineModule } from '#app/core/contributions/define_module'
import { libraryParts } from '#app/finder/providers/library'
import { recordsParts } from '#app/finder/providers/records'

export default defineModule({
  parts: [recordsParts, libraryParts],
})
