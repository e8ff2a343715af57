import { maskListeners } from '#app/research/masking/mask_in_document'
import { savedDocumentListeners } from '#app/research/saved_documents'
import { membershipEndings } from '#app/workspaces/membership_endings'
import { handOver } from '#app/collections/actions/hand_over'
import { restAlerts } from '#app/collections/actions/rest_alerts'
import { watchSaved } from '#app/collections/alerts/watch_saved'
import { maskKept } from '#app/collections/mask_kept'
import '#app/collections/errands'
import '#app/collections/notice_subject'
import '#app/collections/notices'
import '#app/collections/panels'
import '#app/collections/personal_data'

membershipEndings.add({
  key: 'collections.shared',
  async ended(trx, left) {
    await handOver(trx, left)
    await restAlerts(trx, left.userId)
  },
})

savedDocumentListeners.add({ key: 'collections.watch', saved: watchSaved })
maskListeners.add({ key: 'collections.kept', masked: maskKept })
