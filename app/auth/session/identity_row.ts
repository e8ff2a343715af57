import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { Identity, type Guise } from '#app/workspaces/identity'

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
const columnsOf = (model: typeof User | typeof Workspace, alias: string, attributes: readonly string[]) =>
  attributes.map((attribute) => {
    const name = model.$keys.attributesToColumns.get(attribute)!
    return `${alias}.${name} as ${alias}__${name}`
  })

/** Columns of a row that tells who somebody is and what they may do: users as `u`, workspaces as `w`, roles as `r`. */
export const IDENTITY_COLUMNS: readonly string[] = [
  'r.permissions',
  'r.name as role_name',
  ...columnsOf(User, 'u', kept(User.$columns)),
  ...columnsOf(Workspace, 'w', kept(Workspace.$columns)),
]

/** A joined row as the database returns it. */
export type Row = Record<string, string>

/** Cuts the columns of one table out of the joined row and makes its model. */
function hydrate<M extends typeof User | typeof Workspace>(model: M, row: Row, prefix: string): InstanceType<M> | null {
  if (row[`${prefix}__id`] === null) return null
  const start = prefix.length + 2
  const own = Object.entries(row).filter(([name]) => name.startsWith(`${prefix}__`))
  return model.$createFromAdapterResult(
    Object.fromEntries(own.map(([name, value]) => [name.slice(start), value]))
  ) as never
}

/** Who a joined row is about; null when nobody, or when the person may not come in any more. */
export function identityIn(row: Row, sessionId: string, guise: Guise = {}): Identity | null {
  const user = hydrate(User, row, 'u')
  if (!user || user.isDisabled || user.deletedAt !== null) return null
  const permissions = row.permissions ? JSON.parse(row.permissions) : []
  const hasClientLinks = Number(row.has_client_links ?? 0) > 0
  return new Identity(user, hydrate(Workspace, row, 'w'), permissions, sessionId, { hasClientLinks, ...guise })
}
