import string from '@adonisjs/core/helpers/string'
import ts from 'typescript'
import { filesIn, textOf } from '#tests/helpers/source_files'

/** Tables that no model stands for, by the module that keeps them. */
const WITHOUT_MODEL: Record<string, string[]> = {
  auth: ['tokens'],
  collections: ['document_changes', 'watched_documents'],
  conflicts: ['conflict_names', 'conflict_name_keys'],
  core: [
    'audit_chains',
    'counters',
    'idempotency_keys',
    'job_failures',
    'job_locks',
    'job_runs',
    'rate_limits',
    'record_changes',
    'sequences',
    'system_settings',
  ],
  court_lists: ['court_list_cases', 'court_list_checks'],
  judiciary: ['judicial_rulings', 'public_versions', 'ruling_judges'],
  matters: ['invitation_matters', 'matter_tags'],
  portal: ['portal_reads'],
  research: ['citations', 'citation_keys', 'document_masks', 'document_summaries'],
  saved_views: ['default_views'],
  transfers: ['imported_people', 'remapped_ids'],
  workspaces: ['group_members'],
}

/**
 * What the archives of firms hold is a format: it lists all tables as data, which `exported_tables.spec.ts` holds to the schema, and is read from a
 * snapshot through a connection that knows no models.
 */
const FORMAT = 'app/transfers/export'

/** A place in the code that names a table. */
export interface NamedTable {
  path: string
  line: number
  table: string
  /** Whether it reads or changes rows of firms and nothing in its statement says of which. */
  isUnscoped: boolean
}

/** Methods that take a table first; of the rows that joins add, the table that they are joined to says whose they are. */
const READS = new Set(['from', 'table'])
const NAMES = new Set([...READS, 'join', 'innerJoin', 'leftJoin', 'rightJoin', 'crossJoin', 'into', 'inPages', 'knex'])
/** Functions that take the client first and say how rows are known to be of the firm. */
const DOORS = new Set(['rowsBy', 'acrossFirms'])
const SQL = /\b(?:from|join|update|into)\s+["`]?([a-z_]+)\b/gi

const moduleOf = (path: string) => path.split('/')[1]!
const classOf = (table: string) => string.pascalCase(string.singular(table))

/** All tables that migrations create. */
export function tables(): string[] {
  const created = filesIn('database/migrations', '.ts').flatMap((path) => [
    ...textOf(path).matchAll(/\b(?:create|createTable)\(\s*'(\w+)'/g),
  ])
  return [...new Set(created.map(([, name]) => name!))].sort()
}

/** Tables of which each row belongs to a firm. */
export function tenantedTables(): Set<string> {
  const schemas = textOf('database/schema.ts').split(/^export class /m)
  const tenanted = schemas.filter((each) => /declare workspaceId: number$/m.test(each))
  const names = new Set(tenanted.map((each) => /^(\w+)Schema/.exec(each)?.[1]))
  return new Set(tables().filter((table) => names.has(classOf(table))))
}

/** The module of each table: that of its model, or the one that is named above. */
export function owners(): Map<string, string> {
  const models = filesIn('app', '.ts').filter((path) => path.includes('/models/'))
  const byModel = models.flatMap((path) =>
    [...textOf(path).matchAll(/extends (?:compose\()?(\w+)Schema\b/g)].map(
      ([, name]) => [name!, moduleOf(path)] as const
    )
  )
  const ofClass = new Map(byModel)
  const named = Object.entries(WITHOUT_MODEL).flatMap(([module, own]) => own.map((table) => [table, module] as const))
  const modelled = tables().flatMap((table) => {
    const module = ofClass.get(classOf(table))
    return module ? [[table, module] as const] : []
  })
  return new Map([...named, ...modelled])
}

/** The places of a file that name a table. */
export function namedTables(
  path: string,
  known: { all: Set<string>; tenanted: Set<string> },
  text = textOf(path)
): NamedTable[] {
  if (path.startsWith(FORMAT)) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: NamedTable[] = []
  const isUnscoped = (node: ts.Node, table: string) =>
    known.tenanted.has(table) &&
    !/workspace|whereColumn\(|= \$\{\w*[cC]olumn\}|\b(multiI|i)nsert\(/i.test(statementOf(node).getText())

  function note(node: ts.Node, table: string, reads: boolean) {
    if (!known.all.has(table)) return
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push({ path, line, table, isUnscoped: reads && isUnscoped(node, table) })
  }
  /** As text, with or without another name, or as that of a model. */
  function tableIn(node: ts.Node): string | undefined {
    if (ts.isStringLiteralLike(node)) return node.text.split(' ')[0]
    if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'table') return undefined
    return [...known.all].find((table) => classOf(table) === node.expression.getText())
  }
  function visit(node: ts.Node) {
    if (ts.isCallExpression(node)) {
      const {
        expression,
        arguments: [first, second],
      } = node
      const method = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
      const narrows = ts.isPropertyAccessExpression(expression) && isSubquery(expression.expression)
      const named = DOORS.has(method) ? second : NAMES.has(method) ? first : undefined
      const table = named && tableIn(named)
      if (table) note(named, table, READS.has(method) && !narrows)
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'table')
      if (ts.isStringLiteralLike(node.initializer)) note(node, node.initializer.text, false)
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      for (const [, table] of node.getText().matchAll(SQL)) note(node, table!, true)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The statement in which something stands; what a callback builds belongs to the statement around it. */
function statementOf(node: ts.Node): ts.Node {
  for (let at = node; ; at = at.parent) {
    if (ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at) || ts.isSourceFile(at.parent)) return at
    if (ts.isArrowFunction(at) && !isCallback(at)) return at
    if (ts.isStatement(at) && !ts.isBlock(at) && !isBuilt(at)) return at
  }
}

/** Whether what a query is built on is given to a callback that narrows another one, which is looked at by itself. */
function isSubquery(client: ts.Node): boolean {
  for (let at = client.parent; ts.isIdentifier(client) && at && !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isArrowFunction(at) || !at.parameters.some(({ name }) => name.getText() === client.text)) continue
    const call = at.parent
    return ts.isCallExpression(call) && /^\w+\.(\w+\.)*\w*where\w*$|\.\w*where\w*$/i.test(call.expression.getText())
  }
  return false
}

/** Whether a function is given to a method, to build a part of a query. */
function isCallback(at: ts.Node): boolean {
  if (!ts.isArrowFunction(at) && !ts.isFunctionExpression(at)) return false
  const isAsync = at.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
  return !isAsync && ts.isCallExpression(at.parent)
}

/** Whether a statement stands in the body of such a function. */
const isBuilt = ({ parent }: ts.Node) => ts.isBlock(parent) && isCallback(parent.parent)
