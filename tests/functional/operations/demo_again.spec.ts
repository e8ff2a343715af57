import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { todayInMexico } from '#app/core/mexico'
import { SearchEngine } from '#app/core/search/search_engine'
import User from '#app/accounts/models/user'
import { SeedDemo } from '#app/backoffice/demo/seed_demo'
import { DEMO_FIRM } from '#app/backoffice/demo/seed_people'
import { listMatches } from '#app/court_lists/queries/row_lines'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { expectedNotifications } from '#app/docket/queries/expected_notifications'
import { templateSlots } from '#app/matter_templates/slots'
import { searchAllSources } from '#app/research/queries/search_all_sources'
import { daysBetween } from '#app/deadlines/domain/days'
import Workspace from '#app/workspaces/models/workspace'
import { emptyDatabase } from '#tests/helpers/database'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'

/** What the first version of the demo did not have, children first. */
const LATER = ['invitation_matters', 'invitations', 'referrals', 'affiliates', 'tokens', 'token_families']

test.group('Demo restarted', (group) => {
  group.each.setup(async () => {
    await seedDemo({ library: 'whole' })
    return () => emptyDatabase()
  })

  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        [
          'matters',
          'matter_deadlines',
          'matter_pins',
          'court_list_matches',
          'invitations',
          'affiliates',
          'token_families',
          'users',
        ].map(async (table) => {
          const row = await db.from(table).count('* as total').first()
          return [table, Number(row.total)] as const
        })
      )
    )

  test('finds federal laws, theses and rulings for amparo', async ({ assert }) => {
    const query = { text: 'amparo', synonyms: false, order: 'relevance' } as const
    const results = await searchAllSources(await app.container.make(SearchEngine), { query, court: null })
    const kinds = results.flatMap(({ hits }) => hits.map(({ document: { source, kind } }) => `${source} ${kind}`))
    assert.includeMembers(kinds, ['federal_laws articulo', 'scjn tesis', 'cjf sentencia'])
  })

  test('has a deadline that is near, one that is over, one met, one proposed and one for the client', async ({
    assert,
  }) => {
    const rows = await db.from('matter_deadlines').where('source', 'manual').orderBy('id')
    const today = todayInMexico()
    const days = rows.map((row) => [row.status, daysBetween(today, row.last_day) < 0, Boolean(row.shown)])
    assert.deepEqual(days, [
      ['confirmed', false, false],
      ['confirmed', false, true],
      ['confirmed', true, false],
      ['proposed', false, false],
      ['met', true, false],
    ])
    for (const { last_day: day } of rows) assert.isAtMost(DateTime.fromISO(day).weekday, 5, day)
  })

  test('has court lists with matches that wait, one accepted and one refused', async ({ assert }) => {
    const matches = await db
      .from('court_list_matches')
      .join('court_list_rows', 'court_list_rows.id', 'court_list_matches.row_id')
      .orderBy('court_list_rows.id')
      .select('case_number', 'court_list_rows.kind', 'day', 'state', 'uncertain')
    assert.deepEqual(
      matches.map((row) => [row.case_number, row.kind, row.day !== null, row.state, Boolean(row.uncertain)]),
      [
        ['302/2026', 'agreement', false, 'waiting', false],
        ['760/2026', 'hearing', true, 'waiting', false],
        ['1183/2026', 'agreement', true, 'accepted', false],
        ['760/2026', 'agreement', true, 'waiting', false],
        ['1402/2026', 'agreement', true, 'waiting', true],
        ['641/2026', 'agreement', true, 'invalid', true],
      ]
    )
    const firm = await Workspace.findByOrFail('slug', DEMO_FIRM.slug)
    const owner = await User.findByOrFail('email', credentialsOf('owner').email)
    const { items } = await listMatches(
      { userId: owner.id, workspaceId: firm.id },
      { kinds: ['agreement'], filters: { state: 'waiting', court: '', list: 0, from: null, to: null, before: 0 } },
      { calendars: await loadCalendars(firm), zone: firm.timeZone }
    )
    const differing = items.filter(({ proposal }) => proposal.differences.length > 0)
    assert.deepEqual(
      differing.map(({ row }) => row.caseNumber),
      ['760/2026']
    )
    assert.deepInclude(differing[0]!.proposal.differences[0], { term: 'amparo_prevention' })
  })

  test('has templates whose deadlines and expected notifications the editor would keep', async ({ assert }) => {
    const templates = await db.from('matter_templates').whereIn('scope', ['catalogue', 'firm'])
    const slots = templates.map(({ title, scope, definition }) => {
      return { title, scope, docket: JSON.parse(definition).slots.docket }
    })
    const filled = slots.filter(({ docket }) => docket !== undefined)
    assert.includeDeepMembers(
      filled.map(({ title, scope }) => [title, scope]),
      [
        ['Amparo indirecto', 'catalogue'],
        ['Amparo indirecto', 'firm'],
        ['Juicio ordinario mercantil', 'catalogue'],
        ['Desocupación y pago de rentas', 'catalogue'],
      ]
    )
    for (const { title, docket } of filled) {
      assert.isNotEmpty(docket.deadlines, title)
      assert.isNotEmpty(docket.expected, title)
      assert.deepEqual(await templateSlots.find('docket')!.validate(docket), docket, title)
    }
    const matter = await db.from('matter_sheets').firstOrFail()
    const used = await expectedNotifications({ id: matter.matter_id, workspaceId: matter.workspace_id })
    assert.includeMembers(used, ['prevention', 'indirect_sentence'])
  })

  test('has deadlines that were computed, with each of their days', async ({ assert }) => {
    const computed = await db.from('matter_deadlines').where('source', 'computed')
    for (const { sheet } of computed) assert.isAbove(JSON.parse(sheet).days.length, 3)
    const missing = todayInMexico().slice(5) > '11-24' || todayInMexico().slice(5) < '01-25'
    assert.isTrue(missing || computed.length === 3, 'only a year without calendar leaves one out')
  })

  test('adds only what is missing to data of an earlier version', async ({ assert }) => {
    const whole = await counts()
    const again = async () => new SeedDemo(await app.container.make(SearchEngine)).handle(() => undefined)
    assert.isFalse(await again())
    for (const table of LATER) await db.from(table).delete()
    assert.isTrue(await again())
    assert.deepEqual(await counts(), whole)
    assert.isFalse(await again())
  }).timeout(180_000)
})
