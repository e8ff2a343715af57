import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { handOver } from '#app/collections/actions/hand_over'
import { restAlerts } from '#app/collections/actions/rest_alerts'
import { watchSaved } from '#app/collections/alerts/watch_saved'
import { errandParts } from '#app/collections/errands'
import { maskKept } from '#app/collections/mask_kept'
import { panelParts } from '#app/collections/panels'
import { personalDataParts } from '#app/collections/personal_data'
import { route } from '#app/core/addresses'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import { noticeKinds } from '#app/core/contributions/registries'
import { maskListeners } from '#app/research/masking/mask_in_document'
import { savedDocumentListeners } from '#app/research/saved_documents'
import { membershipEndings } from '#app/workspaces/membership_endings'

export default defineModule({
  parts: [
    partsOf(membershipEndings, {
      key: 'collections.shared',
      async ended(trx, left) {
        await handOver(trx, left)
        await restAlerts(trx, left.userId)
      },
    }),
    partsOf(savedDocumentListeners, { key: 'collections.watch', saved: watchSaved }),
    partsOf(maskListeners, { key: 'collections.kept', masked: maskKept }),
    errandParts,
    partsOf(noticeSubjects, { key: 'alert', address: (id) => route('research.alerts.show', { id }) }),
    partsOf(
      noticeKinds,
      { key: 'search_alert', order: 30, area: 'research', channels: ['app', 'email'] },
      { key: 'document_changed', order: 31, area: 'research', channels: ['app', 'email'] }
    ),
    panelParts,
    personalDataParts,
  ],
})
