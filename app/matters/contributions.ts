import { followedRecords } from '#app/clients/followed_records'
import { homePanels, noticeKinds, portalPanels, timelineEntries } from '#app/core/contributions/registries'
import { matterFollowing } from '#app/matters/actions/show_to_client'
import { courtOfMatter } from '#app/matters/queries/court_of_matter'
import { clientMatters } from '#app/matters/queries/client_matters'
import { invitedMatters } from '#app/matters/queries/invited_matters'
import { loadMatterEntries } from '#app/matters/queries/matter_entries'
import { recentMatters } from '#app/matters/queries/recent_matters'
import { maskColumns } from '#app/research/masking/mask_columns'
import { maskListeners } from '#app/research/masking/mask_in_document'
import { matterCourts } from '#app/research/registries'
import { shownByInvitations } from '#app/workspaces/queries/where_it_leads'

homePanels.add({ key: 'matters.recent', order: 10, cacheable: true, load: recentMatters })
portalPanels.add({ key: 'matters.client', order: 10, load: clientMatters })
timelineEntries.add({ key: 'matters.log', groups: ['matter', 'research'], load: loadMatterEntries })
followedRecords.add(matterFollowing)
shownByInvitations.add({ key: 'matters', pages: invitedMatters })
matterCourts.add({ key: 'matters', of: courtOfMatter })

noticeKinds.add({ key: 'matter_team_joined', order: 15, area: 'matters', channels: ['app', 'email'] })

maskListeners.add({
  key: 'matters.pins',
  masked: (trx, documentId, mask) =>
    maskColumns(trx, { table: 'matter_pins', columns: ['title', 'citation'] }, { documentId, mask }),
})
