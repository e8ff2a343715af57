import ClientRenamed from '#app/clients/events/client_renamed'
import DocumentMasked from '#app/research/events/document_masked'
import MembershipEnded from '#app/workspaces/events/membership_ended'
import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { followedRecords } from '#app/clients/followed_records'
import { homePanels, noticeKinds, portalPanels, timelineEntries } from '#app/core/contributions/registries'
import { matterFollowing } from '#app/matters/actions/show_to_client'
import { analysisPanelParts } from '#app/matters/analysis_panel'
import { clientMattersTabParts } from '#app/matters/client_matters_tab'
import { clientReferenceParts } from '#app/matters/client_references'
import { historyTabParts } from '#app/matters/history_tab'
import { indexedMattersParts } from '#app/matters/indexed_matters'
import { subjectParts } from '#app/matters/notice_subject'
import { parts } from '#app/matters/parts'
import { personalDataParts } from '#app/matters/personal_data'
import { clientMatters } from '#app/matters/queries/lists/client_matters'
import { courtOfMatter } from '#app/matters/queries/choices/court_of_matter'
import { invitedMatters } from '#app/matters/queries/invited_matters'
import { loadMatterEntries } from '#app/matters/queries/log/matter_entries'
import { recentMatters } from '#app/matters/queries/lists/recent_matters'
import { templatePanelParts } from '#app/matters/template_panel'
import { matterCourts } from '#app/research/registries'
import { shownByInvitations } from '#app/workspaces/queries/invitations/where_it_leads'

export default defineModule({
  parts: [
    partsOf(homePanels, { key: 'matters.recent', order: 10, cacheable: true, load: recentMatters }),
    partsOf(portalPanels, { key: 'matters.client', order: 10, load: clientMatters }),
    partsOf(timelineEntries, { key: 'matters.log', groups: ['matter', 'research'], load: loadMatterEntries }),
    partsOf(followedRecords, matterFollowing),
    partsOf(shownByInvitations, { key: 'matters', pages: invitedMatters }),
    partsOf(matterCourts, { key: 'matters', of: courtOfMatter }),
    partsOf(noticeKinds, { key: 'matter_team_joined', order: 15, area: 'matters', channels: ['app', 'email'] }),
    parts,
    clientReferenceParts,
    clientMattersTabParts,
    historyTabParts,
    subjectParts,
    indexedMattersParts,
    analysisPanelParts,
    templatePanelParts,
    personalDataParts,
  ],
  on: [
    reaction(ClientRenamed, () => import('#app/matters/listeners/write_new_name')),
    reaction(MembershipEnded, () => import('#app/matters/listeners/leave_teams')),
    reaction(DocumentMasked, () => import('#app/matters/listeners/mask_pins')),
  ],
})
