import { catalogues } from '#app/core/catalogues'
import { arrivalKeepers } from '#app/research/arrival_hooks'
import { maskListeners } from '#app/research/masking/mask_in_document'
import { analysisPanels } from '#app/research/registries'
import { importJudges } from './actions/import_judges.js'
import { keepPublicVersions, withholdPublicVersion } from './actions/keep_public_version.js'
import { rulingPanel } from './queries/ruling_panel.js'

catalogues.add({ key: 'jueces', order: 30, importFrom: importJudges })
arrivalKeepers.add({ key: 'judiciary.public_versions', keep: keepPublicVersions })
maskListeners.add({ key: 'judiciary.public_versions', masked: withholdPublicVersion })
analysisPanels.add({ key: 'judiciary.ruling', order: 20, load: rulingPanel })
