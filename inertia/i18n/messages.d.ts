// Written by compile.mjs from the Spanish catalogues.
import type accessMessages from './es/access.json'
import type accountStatementsMessages from './es/account_statements.json'
import type activitiesMessages from './es/activities.json'
import type amparoMessages from './es/amparo.json'
import type apiMessages from './es/api.json'
import type backofficeMessages from './es/backoffice.json'
import type bankStatementsMessages from './es/bank_statements.json'
import type billingMessages from './es/billing.json'
import type billingApiMessages from './es/billing_api.json'
import type billingEmailsMessages from './es/billing_emails.json'
import type billingEverywhereMessages from './es/billing_everywhere.json'
import type billingListMessages from './es/billing_list.json'
import type billingPdfMessages from './es/billing_pdf.json'
import type billingRecordsMessages from './es/billing_records.json'
import type billingSettingsMessages from './es/billing_settings.json'
import type calendarMessages from './es/calendar.json'
import type cfdiMessages from './es/cfdi.json'
import type chargesMessages from './es/charges.json'
import type citationsMessages from './es/citations.json'
import type clientReportsMessages from './es/client_reports.json'
import type clientsMessages from './es/clients.json'
import type collectionsMessages from './es/collections.json'
import type commonMessages from './es/common.json'
import type conflictsMessages from './es/conflicts.json'
import type courtListsMessages from './es/court_lists.json'
import type dayMessages from './es/day.json'
import type deadlinesMessages from './es/deadlines.json'
import type docketMessages from './es/docket.json'
import type documentReadingMessages from './es/document_reading.json'
import type documentsMessages from './es/documents.json'
import type entriesMessages from './es/entries.json'
import type errorsMessages from './es/errors.json'
import type feesMessages from './es/fees.json'
import type firmMessages from './es/firm.json'
import type firmLogMessages from './es/firm_log.json'
import type formsMessages from './es/forms.json'
import type googleCalendarMessages from './es/google_calendar.json'
import type hearingsMessages from './es/hearings.json'
import type historyMessages from './es/history.json'
import type insightsMessages from './es/insights.json'
import type insightsApiMessages from './es/insights_api.json'
import type insightsHomeMessages from './es/insights_home.json'
import type insightsReadyMessages from './es/insights_ready.json'
import type invitationLinkMessages from './es/invitation_link.json'
import type invitationsMessages from './es/invitations.json'
import type joinMessages from './es/join.json'
import type judiciaryMessages from './es/judiciary.json'
import type lawsMessages from './es/laws.json'
import type listsMessages from './es/lists.json'
import type matterTemplatesMessages from './es/matter_templates.json'
import type mattersMessages from './es/matters.json'
import type membersMessages from './es/members.json'
import type notesMessages from './es/notes.json'
import type notificationsMessages from './es/notifications.json'
import type onboardingMessages from './es/onboarding.json'
import type outboxMessages from './es/outbox.json'
import type ownDataMessages from './es/own_data.json'
import type paletteMessages from './es/palette.json'
import type paymentsMessages from './es/payments.json'
import type portalMessages from './es/portal.json'
import type portalAccountMessages from './es/portal_account.json'
import type portalFirmMessages from './es/portal_firm.json'
import type portalLinkMessages from './es/portal_link.json'
import type privacyMessages from './es/privacy.json'
import type publicMessages from './es/public.json'
import type recoveryMessages from './es/recovery.json'
import type recurringChargesMessages from './es/recurring_charges.json'
import type remindersMessages from './es/reminders.json'
import type reportsMessages from './es/reports.json'
import type researchMessages from './es/research.json'
import type rolesMessages from './es/roles.json'
import type securityMessages from './es/security.json'
import type sessionsMessages from './es/sessions.json'
import type settingsMessages from './es/settings.json'
import type shellMessages from './es/shell.json'
import type signInMessages from './es/sign_in.json'
import type sourcesMessages from './es/sources.json'
import type sourcesCjfMessages from './es/sources_cjf.json'
import type sourcesFederalLawsMessages from './es/sources_federal_laws.json'
import type sourcesScjnMessages from './es/sources_scjn.json'
import type sourcesStateLawsMessages from './es/sources_state_laws.json'
import type timelineMessages from './es/timeline.json'
import type tokensMessages from './es/tokens.json'
import type transfersMessages from './es/transfers.json'

/** Id of a message in the catalogues; a wrong one does not compile. */
export type MessageId =
  | keyof typeof accessMessages
  | keyof typeof accountStatementsMessages
  | keyof typeof activitiesMessages
  | keyof typeof amparoMessages
  | keyof typeof apiMessages
  | keyof typeof backofficeMessages
  | keyof typeof bankStatementsMessages
  | keyof typeof billingMessages
  | keyof typeof billingApiMessages
  | keyof typeof billingEmailsMessages
  | keyof typeof billingEverywhereMessages
  | keyof typeof billingListMessages
  | keyof typeof billingPdfMessages
  | keyof typeof billingRecordsMessages
  | keyof typeof billingSettingsMessages
  | keyof typeof calendarMessages
  | keyof typeof cfdiMessages
  | keyof typeof chargesMessages
  | keyof typeof citationsMessages
  | keyof typeof clientReportsMessages
  | keyof typeof clientsMessages
  | keyof typeof collectionsMessages
  | keyof typeof commonMessages
  | keyof typeof conflictsMessages
  | keyof typeof courtListsMessages
  | keyof typeof dayMessages
  | keyof typeof deadlinesMessages
  | keyof typeof docketMessages
  | keyof typeof documentReadingMessages
  | keyof typeof documentsMessages
  | keyof typeof entriesMessages
  | keyof typeof errorsMessages
  | keyof typeof feesMessages
  | keyof typeof firmMessages
  | keyof typeof firmLogMessages
  | keyof typeof formsMessages
  | keyof typeof googleCalendarMessages
  | keyof typeof hearingsMessages
  | keyof typeof historyMessages
  | keyof typeof insightsMessages
  | keyof typeof insightsApiMessages
  | keyof typeof insightsHomeMessages
  | keyof typeof insightsReadyMessages
  | keyof typeof invitationLinkMessages
  | keyof typeof invitationsMessages
  | keyof typeof joinMessages
  | keyof typeof judiciaryMessages
  | keyof typeof lawsMessages
  | keyof typeof listsMessages
  | keyof typeof matterTemplatesMessages
  | keyof typeof mattersMessages
  | keyof typeof membersMessages
  | keyof typeof notesMessages
  | keyof typeof notificationsMessages
  | keyof typeof onboardingMessages
  | keyof typeof outboxMessages
  | keyof typeof ownDataMessages
  | keyof typeof paletteMessages
  | keyof typeof paymentsMessages
  | keyof typeof portalMessages
  | keyof typeof portalAccountMessages
  | keyof typeof portalFirmMessages
  | keyof typeof portalLinkMessages
  | keyof typeof privacyMessages
  | keyof typeof publicMessages
  | keyof typeof recoveryMessages
  | keyof typeof recurringChargesMessages
  | keyof typeof remindersMessages
  | keyof typeof reportsMessages
  | keyof typeof researchMessages
  | keyof typeof rolesMessages
  | keyof typeof securityMessages
  | keyof typeof sessionsMessages
  | keyof typeof settingsMessages
  | keyof typeof shellMessages
  | keyof typeof signInMessages
  | keyof typeof sourcesMessages
  | keyof typeof sourcesCjfMessages
  | keyof typeof sourcesFederalLawsMessages
  | keyof typeof sourcesScjnMessages
  | keyof typeof sourcesStateLawsMessages
  | keyof typeof timelineMessages
  | keyof typeof tokensMessages
  | keyof typeof transfersMessages

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
