import { FIELD_TYPES } from '#app/matter_templates/definition'
import { MATERIAS, STATUSES } from '#app/matters/domain/materias'
import { OUR_ROLES } from '#app/matters/domain/party_roles'
import {
  acceptFieldValue,
  acceptLawyer,
  acceptLink,
  acceptMatter,
  acceptMatterTag,
  acceptParty,
  acceptPin,
  acceptStage,
  acceptTemplate,
  acceptTemplateVersion,
} from './accepted/matter_rows.js'
import { inMatter, people, to, type ExportedTable } from './shape.js'

const PORTAL = 'access to the portal is given by invitation, not by a file'

/** Templates, matters and what they are made of. */
export const MATTER_TABLES: ExportedTable[] = [
  {
    table: 'matter_templates',
    also: { column: 'template_id', table: 'matter_sheets' },
    references: { edited_by_id: people },
    without: { scope: 'what comes in a file is the firm’s, never everybody’s', user_id: 'as scope' },
    fresh: { scope: 'firm' },
    values: { scope: ['firm', 'personal', 'catalogue'] },
    json: ['definition'],
    accept: acceptTemplate,
  },
  {
    table: 'matter_template_versions',
    through: { column: 'template_id', table: 'matter_templates' },
    references: { template_id: to('matter_templates') },
    json: ['definition'],
    accept: acceptTemplateVersion,
  },
  {
    table: 'matters',
    references: {
      client_id: to('clients'),
      responsible_id: people,
      created_by_id: people,
      court_id: { to: 'courts', missing: 'null' },
    },
    without: { client_user_id: PORTAL },
    values: { status: STATUSES, materia: MATERIAS, our_role: OUR_ROLES },
    accept: acceptMatter,
    indexed: 'matter',
  },
  {
    table: 'matter_archivals',
    through: { column: 'matter_id', table: 'matters' },
    references: { ...inMatter, user_id: people },
  },
  { table: 'matter_team', references: { ...inMatter, user_id: people } },
  { table: 'matter_clients', references: { ...inMatter, client_id: to('clients') }, without: { user_id: PORTAL } },
  {
    table: 'matter_parties',
    references: inMatter,
    values: { kind: ['person', 'business'], side: ['ours', 'other', 'neutral'] },
    accept: acceptParty,
  },
  { table: 'matter_party_lawyers', references: { ...inMatter, party_id: to('matter_parties') }, accept: acceptLawyer },
  { table: 'matter_tags', references: inMatter, accept: acceptMatterTag },
  { table: 'matter_stages', references: { ...inMatter, user_id: people }, accept: acceptStage },
  { table: 'matter_links', references: { ...inMatter, other_id: to('matters') }, accept: acceptLink },
  { table: 'matter_trashings', references: { ...inMatter, user_id: people } },
  {
    table: 'matter_sheets',
    key: 'matter_id',
    references: { ...inMatter, template_id: to('matter_templates') },
  },
  {
    table: 'matter_field_values',
    references: inMatter,
    values: { type: FIELD_TYPES },
    json: ['value'],
    accept: acceptFieldValue,
  },
  {
    table: 'matter_pins',
    references: { ...inMatter, document_id: { to: 'legal_documents', missing: 'drop' }, user_id: people },
    accept: acceptPin,
  },
]
