import { defineModule } from '#app/core/contributions/define_module'
import { hearingKeepingParts } from '#app/calendar/hearing_keeping'
import { hearingParts } from '#app/calendar/hearing_parts'
import { personalDataParts } from '#app/calendar/personal_data'

export default defineModule({ parts: [...hearingParts, ...hearingKeepingParts, personalDataParts] })
