import { defineModule, reaction } from '#app/core/contributions/define_module'
import { entryParts } from '#app/calendar/entry_parts'
import { hearingKeepingParts } from '#app/calendar/hearing_keeping'
import { hearingParts } from '#app/calendar/hearing_parts'
import { paletteParts } from '#app/calendar/palette'
import { personalDataParts } from '#app/calendar/personal_data'
import MatterErased from '#app/matters/events/matter_erased'
import MembershipEnded from '#app/workspaces/events/membership_ended'

export default defineModule({
  parts: [...hearingParts, ...hearingKeepingParts, ...entryParts, paletteParts, personalDataParts],
  on: [
    reaction(MatterErased, () => import('#app/calendar/listeners/forget_matter')),
    reaction(MembershipEnded, () => import('#app/calendar/listeners/leave_entries')),
  ],
})
