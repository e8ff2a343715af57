import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { DEMO_PEOPLE } from '#app/backoffice/demo/demo_people'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { seedDemo } from '#tests/helpers/demo'
import { isWalked, registeredRoutes } from '#tests/helpers/routes'

interface Statement {
  sql: string
  bindings: unknown[]
}

/** Catalogues of a bounded size, which a list sorted by more than a column reads whole. */
const CATALOGUES = ['courts']
/** Streams do not end, and the program's API has a walk of its own. */
const LEFT_OUT = /\*|stream|^\/api\/|^\/health|^\/files\//
/** A condition that no row meets, which SQLite sees only when it runs: a list of ids that is empty, an id that is not there. */
const MEETS_NOTHING = /\b1 = \?|`id` is null/

/** The addresses of pages and of data, with the ids of a matter and of whatever else comes first. */
async function addresses(workspace: Workspace): Promise<string[]> {
  const { id: matterId } = await db.from('matters').where('workspace_id', workspace.id).firstOrFail()
  return registeredRoutes()
    .filter(({ method, pattern }) => method === 'GET' && isWalked(`GET ${pattern}`) && !LEFT_OUT.test(pattern))
    .map(({ pattern }) => pattern.replace(/:(\w+)\??/, pattern.includes('/files/') ? matterId : '1'))
    .map((pattern) => pattern.replace(/:\w+\??/g, '1'))
}

/** Tables that a statement reads from end to end without an index; it is not run. */
async function tablesScanned({ sql, bindings }: Statement): Promise<string[]> {
  const plan: { detail: string }[] = await db.rawQuery(`EXPLAIN QUERY PLAN ${sql}`, bindings as string[])
  return plan.flatMap(({ detail }) => /^SCAN (\w+)(?!.* USING )/.exec(detail)?.[1] ?? [])
}

test.group('Query plans', () => {
  test('of pages read no table of firms and people from end to end', async ({ client, assert }) => {
    await seedDemo()
    const owner = await User.findByOrFail('email', DEMO_PEOPLE[0]!.email)
    const workspace = await Workspace.findByOrFail('owner_id', owner.id)
    const tables: { name: string }[] = await db.rawQuery(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    const names = new Set(tables.map(({ name }) => name).filter((name) => !CATALOGUES.includes(name)))
    const desk = await atDesk(client, owner, workspace)
    const statements = new Map<string, Statement & { path: string }>()
    let path = ''
    const { client: pool } = db.connection().getWriteClient() as unknown as {
      client: { on(event: 'query', listen: (query: Statement) => void): void; off: (...of: never[]) => void }
    }
    const listen = ({ sql, bindings }: Statement) => {
      if (/^select/i.test(sql) && !MEETS_NOTHING.test(sql)) statements.set(sql, { sql, bindings, path })
    }
    pool.on('query', listen)
    for (path of await addresses(workspace)) await desk.visit(path)
    pool.off(...(['query', listen] as never[]))
    const scans: string[] = []
    for (const statement of statements.values())
      for (const table of await tablesScanned(statement))
        if (names.has(table)) scans.push(`${statement.path}: ${table}: ${statement.sql.slice(0, 300)}`)
    assert.deepEqual(scans, [])
    assert.isAbove(statements.size, 200)
  })
})
