import { catalogues } from '#app/core/catalogues'
import { ingestHooks } from '#app/research/ingest_hooks'
import { maskListeners } from '#app/research/masking/mask_in_document'
import { analysisPanels } from '#app/research/registries'
import { importJudges } from './actions/import_judges.js'
import { storePublicVersions, withholdPublicVersion } from './actions/store_public_versions.js'
import { rulingPanel } from './queries/ruling_panel.js'

catalogues.add({ key: 'jueces', order: 30, importFrom: importJudges })
ingestHooks.add({ key: 'judiciary.public_versions', run: storePublicVersions })
maskListeners.add({ key: 'judiciary.public_versions', masked: withholdPublicVersion })
analysisPanels.add({ key: 'judiciary.ruling', order: 20, load: rulingPanel })
