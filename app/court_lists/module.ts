import { defineModule, reaction } from '#app/core/contributions/define_module'
import TaskEnded from '#app/core/events/task_ended'
import { archiveParts } from '#app/court_lists/archive'
import { everywhereParts } from '#app/court_lists/everywhere'
import MatterCaseChanged from '#app/matters/events/matter_case_changed'
import MatterErased from '#app/matters/events/matter_erased'
import DocumentMasked from '#app/research/events/document_masked'
import RecordsStored from '#app/research/events/records_stored'

export default defineModule({
  parts: [...everywhereParts, ...archiveParts],
  on: [
    reaction(MatterCaseChanged, () => import('#app/court_lists/listeners/note_matter')),
    reaction(MatterErased, () => import('#app/court_lists/listeners/forget_matter')),
    reaction(TaskEnded, () => import('#app/court_lists/listeners/note_restored_matters')),
    reaction(RecordsStored, () => import('#app/court_lists/listeners/note_cases')),
    reaction(DocumentMasked, () => import('#app/court_lists/listeners/mask_rows')),
  ],
})
