import { test } from '@japa/runner'
import { filesIn, textOf } from '#tests/helpers/source_files'

/** Methods that find a record by an id of the address or body and ask no policy, each with why not. */
const WITHOUT_POLICY: Record<string, string[]> = {
  'looks only among what is the person’s own': [
    'auth/controllers/active_sessions destroy',
    'calendar/controllers/calendar_subscriptions destroy',
    'calendar/controllers/calendar_subscriptions renew',
    'google_calendar/controllers/google_syncs undo',
    'collections/controllers/alerts destroy',
    'collections/controllers/alerts pause',
    'collections/controllers/alerts resume',
    'collections/controllers/alerts show',
    'collections/controllers/alerts update',
    'collections/controllers/favorites destroy',
    'collections/controllers/favorites forget',
    'auth/controllers/personal_tokens destroy',
    'portal/controllers/firm_requests destroy',
    'transfers/controllers/bulk_changes destroy',
    'transfers/controllers/bulk_changes run',
    'transfers/controllers/imports destroy',
    'transfers/controllers/imports run',
    'transfers/controllers/imports update',
    'transfers/controllers/tasks destroy',
    'transfers/controllers/tasks file',
    'transfers/controllers/tasks show',
    'transfers/controllers/transfer_undoings store',
    'transfers/controllers/workspace_archives download',
    'portal/controllers/account_documents charge',
    'portal/controllers/account_documents receipt',
    'portal/controllers/client_payments proof',
    ...['client_report_batches show', 'client_report_batches send'].map((action) => `insights/controllers/${action}`),
    ...['show', 'update', 'prepare'].map((action) => `insights/controllers/client_report_drafts ${action}`),
    'workspaces/controllers/notice_openings store',
    'workspaces/controllers/invitation_answers accept',
    'workspaces/controllers/invitation_answers reject',
    'workspaces/controllers/welcomes show',
    'workspaces/controllers/workspace_selections store',
  ],
  'is offered to whoever opens matters, as far as they reach it': [
    'matter_templates/controllers/template_options show',
  ],
  'reads the firm in which the person works, for all who work there': ['workspaces/controllers/firms show'],
  'reads the firm whose settings the route asks the permission for': ['billing/controllers/billing_settings show'],
  'finds a client of the firm, and its money as far as the person may know of it; the route asks who reads and sends accounts':
    [
      ...['account_statements show', 'account_statements pdf', 'account_statements movements'],
      ...['statement_emails index', 'statement_emails store'],
      ...['reminder_pauses storeClient', 'reminder_pauses destroyClient', 'reminder_pdfs client'],
    ].map((action) => `billing/controllers/${action}`),
  'finds the charge that the person sees, or its client, to begin a payment; the route asks who records payments': [
    'billing/controllers/payments create',
  ],
  'belongs to the firm whose owner the route admits alone': ['transfers/controllers/workspace_archives history'],
  'marks a public document for the firm, which the route asks the permission for': [
    'collections/controllers/document_marks destroy',
    'collections/controllers/document_marks update',
  ],
  'finds a client of the firm and what it owes as far as the person may know of it; the route asks who records payments':
    ['bank_statements/controllers/bank_matches charges'],
  'finds a row among those of the firm’s lists that the person may know of (rowsSeenBy); the route asks who may edit': [
    'court_lists/controllers/days_of_rows update',
  ],
  'finds days among those of its own firm or of the operators; the route asks who may read and change them': [
    'deadlines/controllers/calendars show',
    'deadlines/controllers/calendars update',
    'deadlines/controllers/calendars destroy',
    'deadlines/controllers/calendar_days store',
    'deadlines/controllers/calendar_days destroy',
    'deadlines/controllers/calendar_files show',
    'deadlines/controllers/calendar_files preview',
    'deadlines/controllers/calendar_files store',
    'deadlines/controllers/calendar_years store',
    'deadlines/controllers/calendar_years update',
  ],
  'finds proceedings and demands among those that the person sees; the policy of their matter is asked in amparo/http':
    [
      ...['cover_sheets show', 'demands show', 'demands update', 'demands destroy', 'demands finish'],
      ...['proceeding_news store', 'proceeding_news paste', 'proceeding_news date', 'proceeding_news destroy'],
      ...['proceeding_news follow', 'proceeding_news unfollow', 'proceedings index'],
      ...['proceeding_news display', 'proceeding_news withhold'],
      ...['proceedings update', 'proceedings moveTo'],
    ].map((action) => `amparo/controllers/${action}`),
  'shows each what they see already elsewhere': [
    'calendar/controllers/calendar index',
    'docket/controllers/deadlines index',
  ],
  'reads the firm that the session works in': ['onboarding/controllers/first_matters create'],
  'asks whether the person sees this picture': ['workspaces/controllers/pictures show'],
  'leads whoever holds the code of a label to a page that asks': ['matters/controllers/matter_labels open'],
  'opens to whoever holds its secret address': ['calendar/controllers/subscribed_calendars show'],
  'opens to whoever holds the secret of an email': [
    'auth/controllers/account_switches store',
    'auth/controllers/verifications link',
    'auth/controllers/verifications storeLink',
    'workspaces/controllers/invitation_answers rejectByLink',
  ],
  'is the work of operators, whom the route admits alone': [
    'backoffice/controllers/impersonations store',
    'backoffice/controllers/emails email',
    'backoffice/controllers/user_closures store',
    'backoffice/controllers/user_closures destroy',
    'backoffice/controllers/user_sessions destroy',
    'research/controllers/rejected_answers show',
    'research/controllers/source_readings store',
  ],
  'serves the outbox of the demo, closed elsewhere': ['backoffice/controllers/emails openEmail'],
  'names no record of anybody: the law is public, thanks are general': [
    'auth/controllers/thanks show',
    'judiciary/controllers/judicial_courts show',
    'research/controllers/analyses show',
    'research/controllers/api/library search',
    'research/controllers/public_documents show',
    'research/controllers/public_searches show',
    'research/controllers/sitemaps show',
    'research/controllers/versions index',
    'research/controllers/searches show',
    'research/controllers/suggestions show',
    'research/controllers/stored_searches destroy',
  ],
}

/** Looks a record up by what the request named. */
const FINDS = /\.(findIn|find|findOrFail|findBy|findByOrFail)\(|\bparams\./

/** Asks the policy, itself or through the one loader of a record and its parts. */
const ASKS =
  /\.authorize\(|\b(authorizedMatter|answerWithMatter|authorizedMatterForDocuments|authorizedClient|authorizedCollection|authorizedFollowedMatter|authorizedOpenMatter|authorizedCharge|authorizedPayment|authorizedRecurring|authorizedReport|readableReport|authorizedStatement|authorizedMovement)\(/

/** Methods of a class, by name, with their text. */
function methodsOf(source: string): Map<string, string> {
  const starts = [...source.matchAll(/^ {2}(?:private )?(?:async )?(\w+)\(.*\{$/gm)].filter(
    ([, name]) => name !== 'constructor'
  )
  const ends = starts
    .slice(1)
    .map(({ index }) => index)
    .concat(source.length)
  return new Map(starts.map(({ 1: name, index }, place) => [name!, source.slice(index, ends[place])]))
}

/** The text of a method with that of the methods of its own that it calls. */
function withCalled(name: string, methods: Map<string, string>, seen = new Set<string>()): string {
  if (seen.has(name)) return ''
  seen.add(name)
  const text = methods.get(name) ?? ''
  const called = [...text.matchAll(/this\.(\w+)\(/g)].map(([, other]) => withCalled(other!, methods, seen))
  return [text, ...called].join('\n')
}

/** Public methods of controllers that find a record and never ask whether the person may have it. */
function unasked(): string[] {
  return filesIn('app', '_controller.ts').flatMap((path) => {
    const methods = methodsOf(textOf(path))
    const open = [...methods.keys()].filter((name) => !/private/.test(methods.get(name)!.split('(')[0]!))
    const found = open.filter((name) => {
      const text = withCalled(name, methods)
      return FINDS.test(text) && !ASKS.test(text)
    })
    return found.map((name) => `${path.replace(/^app\/|_controller\.ts$/g, '')} ${name}`)
  })
}

test.group('Record authorization', () => {
  test('is checked, or its absence justified, in every controller action', ({ assert }) => {
    assert.sameMembers(unasked(), Object.values(WITHOUT_POLICY).flat())
  })

  test('is detected by the analyser even through methods of the controller', ({ assert }) => {
    const methods = methodsOf(`class X {
  async show(ctx: HttpContext) {
    return this.find(ctx)
  }

  async open(ctx: HttpContext) {
    return Matter.findIn(workspaceOf(ctx), ctx.params.id)
  }

  private async find(ctx: HttpContext) {
    await ctx.bouncer.with(MatterPolicy).authorize('view', await Matter.findIn(workspaceOf(ctx), ctx.params.id))
  }
}`)
    assert.deepEqual([...methods.keys()], ['show', 'open', 'find'])
    assert.match(withCalled('show', methods), /authorize/)
    assert.notMatch(withCalled('open', methods), /authorize/)
  })
})
