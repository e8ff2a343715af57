import { test } from '@japa/runner'
import { filesIn } from '#tests/helpers/source_files'
import { namedTables, owners, tables, tenantedTables } from '#tests/helpers/table_names'

const known = { all: new Set(tables()), tenanted: tenantedTables() }
const owner = owners()
const named = filesIn('app', '.ts').flatMap((path) => namedTables(path, known))
const at = ({ path, line, table }: (typeof named)[number]) => `${path}:${line} ${table}`

test.group('Tables and their modules', () => {
  test('have one owner each', ({ assert }) => {
    assert.isAbove(known.all.size, 100)
    assert.deepEqual(
      tables().filter((table) => !owner.has(table)),
      [],
      'a table has a model, or stands in WITHOUT_MODEL'
    )
  })

  test('are named by their own module only', ({ assert }) => {
    assert.isNotEmpty(named)
    const foreign = named.filter(({ path, table }) => owner.get(table) !== path.split('/')[1])
    assert.deepEqual(foreign.map(at), [], 'ask the owner: a scope of its model, joinOn, or a query')
  })

  test('of firms are read with the firm, or by a key that was read in it', ({ assert }) => {
    assert.deepEqual(
      named.filter(({ isUnscoped }) => isUnscoped).map(at),
      [],
      'name the workspace, or say how the rows are known to be of the firm: rowsBy, acrossFirms'
    )
  })

  test('are recognised in every form in which a statement names them', ({ assert }) => {
    const text = `
      const all = await db.from('matters as m').join('users', 'users.id', 'm.user_id')
      await trx.table('clients').insert({ workspace_id: 1 })
      await rowsBy(trx, 'notes', { matter_id: id }).whereIn('id', (own) => own.from('activities').select('id'))
      const own = trx.from(Reminder.table).where('workspace_id', workspaceId)
      const sql = \`select id from documents where \${condition}\`
      await inPages('mails', [], (query) => void query.whereExists((seen) => seen.from('matters')))`
    const found = namedTables('app/finder/x.ts', known, text)
    assert.deepEqual(found.map(({ table, isUnscoped }) => `${table}${isUnscoped ? ' unscoped' : ''}`).sort(), [
      'activities',
      'clients',
      'documents unscoped',
      'mails',
      'matters',
      'matters unscoped',
      'notes',
      'reminders',
      'users',
    ])
  })
})
