import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import ClientErased from '#app/clients/events/client_erased'
import { route } from '#app/core/addresses'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import { noticeKinds, recurringTasks } from '#app/core/contributions/registries'
import { taskKinds } from '#app/core/tasks/task_kinds'
import { sendReports } from '#app/insights/actions/send_reports'
import { archiveParts } from '#app/insights/archive_parts'
import { clientReferenceParts } from '#app/insights/client_references'
import { emailOutcomeParts } from '#app/insights/email_outcomes'
import { homePanelParts } from '#app/insights/home_panel'
import { paletteParts } from '#app/insights/palette'
import { unreadableReports } from '#app/insights/queries/unreadable_reports'
import { personalDataParts } from '#app/insights/personal_data'
import { reportExport } from '#app/insights/tasks/export_report'
import { prepareClientReports } from '#app/insights/tasks/prepare_client_reports'
import { sendClientReports } from '#app/insights/tasks/send_client_reports'
import FirmZoneChanged from '#app/workspaces/events/firm_zone_changed'
import RoleDeleted from '#app/workspaces/events/role_deleted'

export default defineModule({
  parts: [
    archiveParts,
    clientReferenceParts,
    homePanelParts,
    ...paletteParts,
    personalDataParts,
    emailOutcomeParts,
    partsOf(taskKinds, reportExport, prepareClientReports, sendClientReports),
    partsOf(noticeKinds, { key: 'report_ready', order: 60, area: 'team', channels: ['app', 'email'] }),
    partsOf(noticeSubjects, {
      key: 'report',
      address: (id) => route('law_firm.reports.show', { id }),
      unreadable: unreadableReports,
    }),
    partsOf(recurringTasks, { key: 'insights.reports', everySeconds: 60, run: sendReports }),
  ],
  on: [
    reaction(ClientErased, () => import('#app/insights/listeners/forget_client')),
    reaction(FirmZoneChanged, () => import('#app/insights/listeners/follow_firm_zone')),
    reaction(RoleDeleted, () => import('#app/insights/listeners/unshare_role')),
  ],
})
