import { CONTACT_ROLES } from '#app/clients/domain/contact_fields'
import { acceptClient, acceptContact, acceptGroup } from './accepted/people_rows.js'
import { people, to, type ExportedTable } from './shape.js'

/** People who follow in the portal are invited again: nobody gets in by a file. */
const PORTAL = 'access to the portal is given by invitation, not by a file'

/** Who works in the firm, in which roles and groups, and for whom it works. */
export const PEOPLE_TABLES: ExportedTable[] = [
  { table: 'roles', references: {} },
  {
    table: 'members',
    references: { user_id: people, role_id: to('roles') },
    exportOnly: 'people are recognised by their address, or invited',
  },
  { table: 'groups', references: {}, accept: acceptGroup },
  {
    table: 'group_members',
    through: { column: 'group_id', table: 'groups' },
    references: { group_id: to('groups'), member_id: { to: 'members', missing: 'drop' } },
  },
  { table: 'sequences', key: 'name', references: {} },
  {
    table: 'clients',
    references: { merged_into_id: { to: 'clients', later: true }, responsible_id: people },
    without: { user_id: PORTAL },
    file: { column: 'picture', store: 'pictures' },
    values: { type: ['person', 'business'] },
    json: ['phones', 'tags'],
    accept: acceptClient,
    indexed: 'client',
  },
  {
    table: 'client_contacts',
    references: { client_id: to('clients') },
    values: { role: CONTACT_ROLES },
    accept: acceptContact,
  },
  {
    table: 'client_keys',
    references: { client_id: to('clients') },
    exportOnly: 'made anew from the clients',
  },
  {
    table: 'invitations',
    references: {
      role_id: to('roles'),
      client_id: to('clients'),
      invited_by_id: people,
      accepted_by_id: people,
    },
    without: { token_hash: 'a secret', open_key: 'opens an invitation' },
    exportOnly: 'an invitation is opened by a secret that is kept nowhere; people are invited again',
  },
]
