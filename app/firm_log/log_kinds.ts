import type { Permission } from '#app/workspaces/permissions'

/** What belongs together in the log of a firm: all actions of some nouns, with those of other nouns that are named. */
interface KindRule {
  nouns: readonly string[]
  actions?: readonly string[]
  /** What a person needs beside the log itself to read about it. */
  needs?: Permission
}

const READING = ['document.viewed', 'document.downloaded', 'document.archive_downloaded', 'document.extract_shown']
const TAKEN_ALONG = [
  'workspace.exported',
  'workspace.export_downloaded',
  'workspace.import_started',
  'workspace.imported',
]

const RULES = {
  access: {
    nouns: [
      'session',
      'api_session',
      'personal_token',
      'calendar_subscription',
      'google_calendar',
      'two_factor',
      'recovery_codes',
      'recovery',
      'password',
      'email',
      'email_change',
      'google',
      'identity',
      'confirmation_code',
      'registration',
      'user',
      'account',
      'profile',
      'picture',
      'preferences',
      'notices',
      'own_data',
    ],
  },
  support: { nouns: ['impersonation'] },
  team: { nouns: ['member', 'role', 'group', 'invitation'] },
  firm: {
    nouns: [
      'workspace',
      'matter_template',
      'authority_calendar',
      'docket_settings',
      'affiliate',
      'referral',
      'maintenance',
      'saved_view',
      'report',
      'client_report',
    ],
  },
  matters: {
    nouns: [
      'amparo_proceeding',
      'amparo_news',
      'amparo_demand',
      'matter',
      'party',
      'activity',
      'note',
      'reminder',
      'hearing',
      'calendar_entry',
      'conflict_check',
      'conflict_relation',
      'term_computation',
      'deadline',
      'deadline_trigger',
      'clock_act',
      'court_list',
      'court_list_match',
    ],
    needs: 'expedientes:leer',
  },
  billing: {
    nouns: [
      ...['charge', 'payment', 'recurring_charge', 'billing_settings', 'account_statement'],
      ...['fee_agreement', 'time_entry', 'expense', 'client_fund'],
      ...['bank_account', 'bank_statement', 'bank_movement', 'cfdi'],
    ],
    needs: 'facturas:leer',
  },
  clients: { nouns: ['client', 'firm_request'], needs: 'clientes:leer' },
  documents: { nouns: ['document'], needs: 'documentos:leer' },
  reading: { nouns: [], actions: READING, needs: 'documentos:leer' },
  portal: { nouns: ['portal'], needs: 'expedientes:leer' },
  library: { nouns: ['collection', 'document_note', 'document_mark', 'legal_document', 'source'] },
  exports: { nouns: ['transfer', 'log'], actions: TAKEN_ALONG },
} as const satisfies Record<string, KindRule>

export type LogKind = keyof typeof RULES
export const LOG_KINDS = Object.keys(RULES) as LogKind[]

const NAMED = new Map<string, LogKind>(
  LOG_KINDS.flatMap((kind) => ruleOf(kind).actions?.map((action) => [action, kind] as const) ?? [])
)

function ruleOf(kind: LogKind): KindRule {
  return RULES[kind]
}

/** Under which heading of the log an action stands; null for one that no module of this version records. */
export function kindOfAction(action: string): LogKind | null {
  const noun = action.split('.')[0]!
  return NAMED.get(action) ?? LOG_KINDS.find((kind) => ruleOf(kind).nouns.includes(noun)) ?? null
}

/** The permission that reading of a kind needs beside that for the log. */
export const needOf = (kind: LogKind): Permission | null => ruleOf(kind).needs ?? null

/** How the actions of a kind are found: whole nouns, single actions, and those that stand under another heading. */
export function actionsOf(kind: LogKind): { nouns: readonly string[]; actions: string[]; except: string[] } {
  const { nouns, actions = [] } = ruleOf(kind)
  const except = [...NAMED].flatMap(([action, other]) =>
    other !== kind && nouns.includes(action.split('.')[0]!) ? [action] : []
  )
  return { nouns, actions: [...actions], except }
}
