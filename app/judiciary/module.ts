import SourceSynced from '#app/research/events/source_synced'
import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { catalogues } from '#app/core/catalogues'
import { importJudges } from '#app/judiciary/actions/import_judges'
import { storePublicVersions, withholdPublicVersion } from '#app/judiciary/actions/store_public_versions'
import { rulingPanel } from '#app/judiciary/queries/ruling_panel'
import { ingestHooks } from '#app/research/ingest_hooks'
import { maskListeners } from '#app/research/masking/mask_in_document'
import { analysisPanels } from '#app/research/registries'

export default defineModule({
  parts: [
    partsOf(catalogues, { key: 'jueces', order: 30, importFrom: importJudges }),
    partsOf(ingestHooks, { key: 'judiciary.public_versions', run: storePublicVersions }),
    partsOf(maskListeners, { key: 'judiciary.public_versions', masked: withholdPublicVersion }),
    partsOf(analysisPanels, { key: 'judiciary.ruling', order: 20, load: rulingPanel }),
  ],
  on: [reaction(SourceSynced, () => import('#app/judiciary/listeners/project_rulings_of_run'))],
})
