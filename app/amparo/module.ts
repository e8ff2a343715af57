import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import { homePanels, noticeKinds, paletteProviders, timelineEntries } from '#app/core/contributions/registries'
import { route } from '#app/core/addresses'
import { archiveParts } from '#app/amparo/archive_parts'
import { proceedingsOfMatter } from '#app/amparo/matter_panel'
import { findProceedings } from '#app/amparo/palette'
import { personalDataParts } from '#app/amparo/personal_data'
import { portalParts } from '#app/amparo/portal'
import { templateSlotParts } from '#app/amparo/template_slot'
import { proceedingsWithNews } from '#app/amparo/queries/proceedings_with_news'
import { unreadableProceedings } from '#app/amparo/queries/unreadable_proceedings'
import MatterErased from '#app/matters/events/matter_erased'
import { matterPanels } from '#app/matters/matter_parts'
import { loadAuditEntries } from '#app/matters/queries/log/audit_entries'
import DocumentMasked from '#app/research/events/document_masked'
import RecordsStored from '#app/research/events/records_stored'
import MembershipEnded from '#app/workspaces/events/membership_ended'

const TIMELINE = {
  'amparo_proceeding.added': 'amparo.timeline.added',
  'amparo_proceeding.followed': 'amparo.timeline.followed',
  'amparo_proceeding.moved': 'amparo.timeline.moved',
  'amparo_news.added': 'amparo.timeline.news',
  'amparo_demand.finished': 'amparo.timeline.demand',
}

export default defineModule({
  parts: [
    archiveParts,
    personalDataParts,
    portalParts,
    templateSlotParts,
    partsOf(homePanels, { key: 'amparo.news', order: 5, cacheable: true, load: proceedingsWithNews }),
    partsOf(matterPanels, { key: 'amparo', order: 9, load: proceedingsOfMatter }),
    partsOf(paletteProviders, { key: 'amparo', order: 38, search: findProceedings }),
    partsOf(noticeSubjects, {
      key: 'amparo_proceeding',
      address: (id) => route('amparo.show', { id }),
      unreadable: unreadableProceedings,
    }),
    partsOf(
      noticeKinds,
      { key: 'amparo_news', order: 32, area: 'matters', channels: ['app', 'email'] },
      { key: 'client_amparo_news', order: 59, area: 'portal', channels: ['app', 'email'], toClients: true }
    ),
    partsOf(timelineEntries, {
      key: 'amparo',
      groups: ['activities'],
      load: (subject, page) =>
        loadAuditEntries(subject, page, {
          sentences: TIMELINE,
          values: ({ after }) => ({
            number: String(after?.number ?? after?.name ?? ''),
            count: String(after?.count ?? 1),
            title: String(after?.title ?? ''),
          }),
        }),
    }),
  ],
  on: [
    reaction(RecordsStored, () => import('#app/amparo/listeners/follow_stored_cases')),
    reaction(DocumentMasked, () => import('#app/amparo/listeners/mask_news')),
    reaction(MatterErased, () => import('#app/amparo/listeners/forget_matter')),
    reaction(MembershipEnded, () => import('#app/amparo/listeners/leave_cases')),
  ],
})
