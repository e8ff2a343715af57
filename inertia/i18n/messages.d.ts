// Written by compile.mjs from the Spanish catalogues.
import type accessMessages from './es/access.json'
import type commonMessages from './es/common.json'
import type errorsMessages from './es/errors.json'
import type errorsUiMessages from './es/errors_ui.json'
import type formsMessages from './es/forms.json'
import type joinMessages from './es/join.json'
import type mattersMessages from './es/matters.json'
import type recoveryMessages from './es/recovery.json'
import type researchMessages from './es/research.json'
import type sessionsMessages from './es/sessions.json'
import type settingsMessages from './es/settings.json'
import type shellMessages from './es/shell.json'
import type signInMessages from './es/sign_in.json'
import type sourcesMessages from './es/sources.json'
import type sourcesScjnMessages from './es/sources_scjn.json'

/** Id of a message in the catalogues; a wrong one does not compile. */
export type MessageId =
  | keyof typeof accessMessages
  | keyof typeof commonMessages
  | keyof typeof errorsMessages
  | keyof typeof errorsUiMessages
  | keyof typeof formsMessages
  | keyof typeof joinMessages
  | keyof typeof mattersMessages
  | keyof typeof recoveryMessages
  | keyof typeof researchMessages
  | keyof typeof sessionsMessages
  | keyof typeof settingsMessages
  | keyof typeof shellMessages
  | keyof typeof signInMessages
  | keyof typeof sourcesMessages
  | keyof typeof sourcesScjnMessages

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
