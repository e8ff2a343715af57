import DocumentMasked from '#app/research/events/document_masked'
import DocumentsSaved from '#app/research/events/documents_saved'
import MembershipEnded from '#app/workspaces/events/membership_ended'
import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { recurringTaskParts } from '#app/collections/recurring_tasks'
import { panelParts } from '#app/collections/panels'
import { personalDataParts } from '#app/collections/personal_data'
import { route } from '#app/core/addresses'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import { noticeKinds } from '#app/core/contributions/registries'

export default defineModule({
  parts: [
    recurringTaskParts,
    partsOf(noticeSubjects, { key: 'alert', address: (id) => route('research.alerts.show', { id }) }),
    partsOf(
      noticeKinds,
      { key: 'search_alert', order: 30, area: 'research', channels: ['app', 'email'] },
      { key: 'document_changed', order: 31, area: 'research', channels: ['app', 'email'] }
    ),
    panelParts,
    personalDataParts,
  ],
  on: [
    reaction(MembershipEnded, () => import('#app/collections/listeners/hand_over_collections')),
    reaction(DocumentsSaved, () => import('#app/collections/listeners/watch_saved_documents')),
    reaction(DocumentMasked, () => import('#app/collections/listeners/mask_kept_copies')),
  ],
})
