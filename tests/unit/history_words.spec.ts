import { test } from '@japa/runner'
import { catalogue } from '#app/core/messages/catalogue'
import { actionsOf, kindOfAction, LOG_KINDS } from '#app/firm_log/log_kinds'
import { LIST_KEYS } from '#app/saved_views/lists'
import { filesIn, textOf } from '#tests/helpers/source_files'

/** Words before the dot of what is recorded, and of some other names that are listed below. */
const NOUNS = new Set(LOG_KINDS.flatMap((kind) => actionsOf(kind).nouns))

/** Names with such a word that are no actions: panels, tables, files, roles of parties. */
const NO_ACTIONS =
  /^(party\.(?!added|edited|removed)\w+|picture\.webp|role\.id|account\.name|billing_settings\.workspace_id|notices\.(?!chosen|timed)\w+|portal\.(firms|links|log|requests|today))$/

/** What code puts together where it records it, and what that may become. */
const COMPOSED: Record<string, string[]> = {
  'firm_request.${state}': ['firm_request.accepted', 'firm_request.declined'],
  'client_fund.${kind}': ['deposit', 'expense', 'transfer', 'refund', 'reversal'].map((kind) => `client_fund.${kind}`),
  'payment.${verdict}': ['payment.accepted', 'payment.rejected'],
  'invitation.${state}': ['invitation.accepted', 'invitation.rejected'],
  'portal.request_${action}': [
    'portal.request_asked',
    'portal.request_accepted',
    'portal.request_again',
    'portal.request_withdrawn',
  ],
  'transfer.${current.action}_started': ['transfer.import_started', 'transfer.edit_started'],
}

/** Composed names with such a word that are no actions. */
const COMPOSED_OTHERWISE = /^(own_data\.part|party|notices|document\.\$\{\w+\}$|portal\.\$\{\w+\}$)/

const nounOf = (name: string) => name.split('.')[0]!
/** What documents say is named by itself there, and is no action. */
const isPrinting = (path: string) => path.includes('/printing/')
const sources = () =>
  filesIn('app', '.ts')
    .filter((path) => !isPrinting(path))
    .map(textOf)

/** Every action that the code writes into the log. */
function recorded(): string[] {
  const known = catalogue('es')
  const found = sources().flatMap((text) => [...text.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, name]) => name!))
  const written = found.filter((name) => NOUNS.has(nounOf(name)) && !(name in known) && !NO_ACTIONS.test(name))
  return [...new Set([...written, ...Object.values(COMPOSED).flat()])].sort()
}

/** Nouns of what is recorded as a literal. */
function literalNouns(): string[] {
  const found = sources().flatMap((text) =>
    [...text.matchAll(/\baction: '([a-z_]+)\.[a-z_]+'/g)].map(([, noun]) => noun!)
  )
  return [...new Set(found)]
}

test.group('Words of the log', () => {
  test('exist in both languages for every action that is recorded', ({ assert }) => {
    const actions = recorded()
    assert.isAbove(actions.length, 180)
    for (const language of ['es', 'en'] as const) {
      const known = catalogue(language)
      assert.deepEqual(
        actions.filter((action) => !(`history.action.${action}` in known)),
        [],
        language
      )
    }
  })

  test('name every list of which people keep views', ({ assert }) => {
    for (const language of ['es', 'en'] as const) {
      const known = catalogue(language)
      assert.deepEqual(
        LIST_KEYS.filter((key) => !(`history.value.list.${key}` in known)),
        [],
        language
      )
    }
  })

  test('know every noun that is recorded, so that no action is overlooked', ({ assert }) => {
    assert.deepEqual(
      literalNouns().filter((noun) => !NOUNS.has(noun)),
      []
    )
    const composed = sources().flatMap((text) =>
      [...text.matchAll(/`([a-z_]+\.[a-z_]*\$\{[^`]*)`/g)].map(([, name]) => name!)
    )
    const unknown = composed.filter(
      (name) => NOUNS.has(nounOf(name)) && !(name in COMPOSED) && !COMPOSED_OTHERWISE.test(name)
    )
    assert.deepEqual(unknown, [])
  })

  test('name the kind of every action', ({ assert }) => {
    const known = catalogue('es')
    assert.deepEqual(
      recorded().filter((action) => kindOfAction(action) === null),
      []
    )
    assert.deepEqual(
      LOG_KINDS.filter((kind) => !(`firm_log.kind.${kind}` in known)),
      []
    )
  })
})
