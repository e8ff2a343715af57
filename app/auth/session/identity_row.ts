import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { Identity, type ActingAs } from '#app/workspaces/identity'

/** What no request needs to know who somebody is: secrets, and what only the settings of a firm show. Load the row where it is needed. */
const LEFT_OUT: readonly string[] = [
  'twoFactorSecret',
  'twoFactorLastStep',
  'address',
  'zip',
  'practiceAreas',
  'rfc',
  'taxName',
  'taxRegime',
  'taxZip',
  'clabe',
  'bank',
]
const kept = (columns: readonly string[]) => columns.filter((column) => !LEFT_OUT.includes(column))

/** The names of a model's columns, in the joined row and in its table. */
function columnNames(model: typeof User | typeof Workspace, alias: string): [string, string][] {
  const names = kept(model.$columns).map((attribute) => model.$keys.attributesToColumns.get(attribute)!)
  return names.map((name) => [`${alias}__${name}`, name])
}

const USER = columnNames(User, 'u')
const WORKSPACE = columnNames(Workspace, 'w')

const columnsOf = (alias: string, names: [string, string][]) =>
  names.map(([joined, name]) => `${alias}.${name} as ${joined}`)

/** Columns of a row that tells who somebody is and what they may do: users as `u`, workspaces as `w`, roles as `r`. */
export const IDENTITY_COLUMNS: readonly string[] = [
  'r.permissions',
  'r.name as role_name',
  ...columnsOf('u', USER),
  ...columnsOf('w', WORKSPACE),
]

/** A joined row as the database returns it. */
export type Row = Record<string, string>

/** Cuts the columns of one table out of the joined row and makes its model. */
function hydrate<M extends typeof User | typeof Workspace>(
  model: M,
  row: Row,
  names: [string, string][]
): InstanceType<M> | null {
  const own: Row = {}
  for (const [joined, name] of names) own[name] = row[joined]!
  return own.id === null ? null : (model.$createFromAdapterResult(own) as never)
}

/** Who a joined row is about; null when nobody, or when the person may not come in any more. */
export function identityIn(row: Row, sessionId: string, actingAs: ActingAs = {}): Identity | null {
  const user = hydrate(User, row, USER)
  if (!user || user.isDisabled || user.deletedAt !== null) return null
  const permissions = row.permissions ? JSON.parse(row.permissions) : []
  const hasClientLinks = Number(row.has_client_links ?? 0) > 0
  return new Identity(user, hydrate(Workspace, row, WORKSPACE), permissions, sessionId, { hasClientLinks, ...actingAs })
}
