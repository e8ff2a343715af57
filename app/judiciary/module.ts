import DocumentMasked from '#app/research/events/document_masked'
import RecordsStored from '#app/research/events/records_stored'
import SourceSynced from '#app/research/events/source_synced'
import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { catalogues } from '#app/core/catalogues'
import { importJudges } from '#app/judiciary/actions/import_judges'
import { rulingPanel } from '#app/judiciary/queries/ruling_panel'
import { analysisPanels } from '#app/research/registries'

export default defineModule({
  parts: [
    partsOf(catalogues, { key: 'jueces', order: 30, importFrom: importJudges }),
    partsOf(analysisPanels, { key: 'judiciary.ruling', order: 20, load: rulingPanel }),
  ],
  on: [
    reaction(SourceSynced, () => import('#app/judiciary/listeners/project_rulings_of_run')),
    reaction(RecordsStored, () => import('#app/judiciary/listeners/save_public_versions')),
    reaction(DocumentMasked, () => import('#app/judiciary/listeners/withhold_public_version')),
  ],
})
